/**
 * Returns the address of the lender's page on which an application continues; the page identifies it by its
 * hash key. Source: OFF-03.
 */
export function applicationAddress(page: string, hashKey: string): string {
  const address = new URL(page)
  address.searchParams.set('hashKey', hashKey)
  return address.href
}
