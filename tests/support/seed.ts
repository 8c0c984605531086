import fc from 'fast-check'

// The same random values in each run of `npm test`, so that a failure comes of a change and not of luck.
// `SEED=7 npm test` tries others, and `npm run test:hard` new ones each time.
const { SEED } = import.meta.env
if (SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) })
