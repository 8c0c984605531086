/** What arrived at one of the two services. */
export interface Letter {
  readonly service: 'email' | 'form-collection'
  /** ISO time of arrival. */
  readonly at: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The email service's template. */
  readonly template?: string
}
