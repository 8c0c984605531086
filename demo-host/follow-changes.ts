// Runs in each page of `npm run dev`. Tells the server how many changes of sources had been seen when the page was made.

const madeAfter = new URL(import.meta.url).searchParams.get('after')
import.meta.hot?.send('mrp:page', { madeAfter })
