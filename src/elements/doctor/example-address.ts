// Apart, because the checks of the settings run it in Node.

/** Whether an address is of a domain that is reserved for examples, as the stand-ins of a build and our documentation are. */
export const isExampleAddress = (address: string): boolean =>
  /\.example(?=$|[/:])|[.@/]example\.(com|net|org)(?=$|[/:])/.test(address)
