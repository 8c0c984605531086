/** What is served as it is. */
export const publicFolder = 'demo-host/public'
