// Written by hand: what an import of one element brings along, the DOM types of all.
import './index.js'
