// The code for signed-in users, as a file of its own: most visitors of the form do not need it yet.

export { reportAccess } from '../../services/form-collection.ts'
export { Dashboard } from './localised-dashboard.tsx'
