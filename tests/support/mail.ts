/** Returns the subject and the lines of a mail link. */
export function readMail(address = '') {
  const { pathname, searchParams } = new URL(address)
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    lines: searchParams.get('body')?.split('\r\n') ?? [],
  }
}
