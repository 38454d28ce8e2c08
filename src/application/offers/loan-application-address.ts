/**
 * Returns the address of the lender's page on which the customer continues an application for a loan.
 * `hashKey` is the lender's identifier of the application. Source: OFF-03.
 */
export function loanApplicationWebAddress(page: string, hashKey: string): string {
  const address = new URL(page)
  address.searchParams.set('hashKey', hashKey)
  return address.href
}
