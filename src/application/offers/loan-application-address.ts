/**
 * Returns the address of the lender's page on which the customer continues an application for a loan. The
 * hash key in the address identifies the application. Source: OFF-03.
 */
export function loanApplicationWebAddress(page: string, hashKey: string): string {
  const address = new URL(page)
  address.searchParams.set('hashKey', hashKey)
  return address.href
}
