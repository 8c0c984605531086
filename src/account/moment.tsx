interface MomentProps {
  /** ISO time. */
  readonly at: string
}

let formatter: Intl.DateTimeFormat | undefined

/** A point in time as the visitor's own calendar and clock show it; what is no time stays as it is. */
export function Moment({ at }: MomentProps) {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  // Making one takes longer than all that it formats.
  formatter ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={at}>{formatter.format(date)}</time>
}
