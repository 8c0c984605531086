// What is needed once somebody is in, as a file of its own: most who look at the form have no use for it yet.

export { reportAccess } from '../services/form-collection.ts'
export { Dashboard } from './dashboard-view.tsx'
