// Made from the elements’ descriptions by `npm run build`.

import './index.js'
