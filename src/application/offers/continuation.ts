/**
 * Where a request is gone on with, on the lender's own page, which knows it by its hash key.
 * Source: OFF-03.
 */
export function continuationAddress(page: string, hashKey: string): string {
  const address = new URL(page)
  address.searchParams.set('hashKey', hashKey)
  return address.href
}
