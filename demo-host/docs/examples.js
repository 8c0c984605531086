// An example's form is filled in and sent as on any page, and nothing leaves the page.
document.addEventListener('mrp-submit', event => {
  if (event.target instanceof Element && event.target.closest('.example') && 'respondWith' in event)
    /** @type {{ respondWith: (done: Promise<void>) => void }} */ (event).respondWith(Promise.resolve())
})
