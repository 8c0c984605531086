// A visitor's list that is kept on this device is planned without a touch: an attribute, even one that changes nothing, has
// the planner's code loaded at once.
try {
  if (localStorage.getItem('mrp:plan')) document.querySelector('mrp-planner')?.setAttribute('weeks', '12')
} catch {
  // A storage that is blocked keeps nothing.
}
