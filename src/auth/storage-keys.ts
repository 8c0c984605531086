/** Where `localStorage` has the user who is in, as JSON and without the password. */
export const currentUserKey = 'mrp:current-user'
