// The page needs no settings of its own; without this file the project’s Vite would be asked for some.
export default {}
