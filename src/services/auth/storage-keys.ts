/** The `localStorage` key of the signed-in user, as JSON without the password. */
export const currentUserKey = 'mrp:current-user'
