interface MomentProps {
  /** ISO time. */
  readonly at: string
}

/** A point in time as the visitor's own calendar and clock show it; what is no time stays as it is. */
export function Moment({ at }: MomentProps) {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return at
  return (
    <time dateTime={at}>
      {new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(date)}
    </time>
  )
}
