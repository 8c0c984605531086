import { readFileSync } from 'node:fs'

// What pages do with script to everything in them, before ours comes.

/** As libraries did before 2010. Whoever walks an object or a list with `for … in` meets all of it. */
const prototypes = `
(function () {
  var forLists = {
    each: function (visit) { for (var at = 0; at < this.length; at++) visit(this[at], at); return this },
    first: function () { return this[0] },
    last: function () { return this[this.length - 1] },
    clear: function () { this.length = 0; return this },
    compact: function () { return this.select(function (value) { return value != null }) },
    select: function (test) { var found = []; this.each(function (value) { if (test(value)) found.push(value) }); return found },
    include: function (value) { return this.indexOf(value) !== -1 },
    without: function (value) { return this.select(function (other) { return other !== value }) },
    inspect: function () { return '[' + this.join(', ') + ']' },
    toJSON: function () { return '[' + this.map(function (value) { return JSON.stringify(value) }).join(', ') + ']' }
  }
  for (var name in forLists) Array.prototype[name] = forLists[name]
  Object.prototype.extend = function (other) {
    // Doesn't ask whose property it is: that's how it was done. {
    for (var key in other) this[key] = other[key]
    return this
  }
  Object.prototype.keysOf = function () { var keys = []; for (var key in this) keys.push(key); return keys }
  Object.prototype.toJSONString = function () { return JSON.stringify(this) }
  Object.prototype.version = '1.3'
  Object.prototype.options = { frequency: 2, decay: 1 }
})()`

/** As MooTools 1.4 and Prototype 1.7, which Joomla 3 and Magento 1 load, put theirs in the place of the browser's. */
const oldFunctions = `
(function () {
  var slice = Array.prototype.slice
  Array.from = function (list) { return slice.call(list) }
  Array.prototype.entries = function () { return slice.call(this) }
})()`

/** A loader that refuses whatever it has not asked for, and the names that bundles look for. */
const loader = `
window.define = function () { throw new Error('Mismatched anonymous define()') }
window.define.amd = { jQuery: true }
window.require = function (name) { throw new Error('Module name "' + name + '" has not been loaded yet') }
window.module = { exports: {} }
window.exports = window.module.exports
window.global = window
window.process = { env: { NODE_ENV: 'test' } }`

/** What watches the page's requests, and knows addresses and plain options alone. */
const watchedFetch = `
(function () {
  var real = window.fetch
  window.fetch = function (address, options) {
    if (typeof address !== 'string') throw new TypeError('The monitor takes addresses only')
    if (options && options.signal) throw new TypeError('The monitor knows no signals')
    return real(address, Object.assign({}, options)).then(function (answer) { return answer.clone() })
  }
})()`

/** What stood in for it where there was none: no Response, and a thing with \`then\` in place of a promise. */
const oldFetch = `
window.fetch = function (address, options) {
  var request = new XMLHttpRequest()
  var answer = new Promise(function (resolve, reject) {
    request.onerror = function () { reject(new TypeError('Network request failed')) }
    request.onload = function () {
      resolve({ ok: request.status < 300, status: request.status, text: function () { return Promise.resolve(request.responseText) } })
    }
  })
  request.open(options.method, address)
  for (var name of Object.keys(options.headers)) request.setRequestHeader(name, options.headers[name])
  request.send(options.body)
  return { then: function (kept, lost) { return answer.then(kept, lost) } }
}`

const jquery = () => `
${readFileSync('node_modules/jquery/dist/jquery.min.js', 'utf8')}
jQuery(function ($) {
  $('form').on('submit', function () { return false })
  $('input, select, textarea').val('gone').prop('disabled', true)
  $('label, button').hide()
  $(document).on('keydown click focusin', 'input, button', function () { return false })
})`

/** React as the page's own, in one script: its packages are CommonJS. */
const ownReact = () => {
  const modules = {
    react: 'react/cjs/react.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  }
  const bodies = Object.entries(modules).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: function (exports, require) { ${readFileSync(`node_modules/${file}`, 'utf8')} }`,
  )
  return `
(function () {
  var bodies = { ${bodies.join(',\n')} }
  var loaded = {}
  function require(name) {
    if (!loaded[name]) bodies[name](loaded[name] = {}, require)
    return loaded[name]
  }
  window.React = require('react')
  window.ReactDOM = require('react-dom/client')
})()
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: function () { throw new Error('This page has one React only') } }`
}

/** By name: scripts of a page that the form has to work beside. */
export const hostileScripts: Readonly<Record<string, () => string>> = {
  'additions to the prototypes of lists and objects': () => prototypes,
  'lists of MooTools and Prototype': () => oldFunctions,
  'an AMD loader and the names of other module systems': () => loader,
  'a `fetch` that a monitor has wrapped': () => watchedFetch,
  'a `fetch` from before there was one': () => oldFetch,
  'jQuery, which does something to every control': jquery,
  'a React of its own, and its tools': ownReact,
}
