// A visitor's list that is kept on this device is planned without a touch: an attribute has the planner's code loaded at
// once. This one has the value that it has without it.
try {
  if (localStorage.getItem('mrp:plan')) document.querySelector('mrp-planner')?.setAttribute('weeks', '12')
} catch {
  // A storage that is blocked keeps nothing.
}
