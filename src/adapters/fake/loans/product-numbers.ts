/** Number of the lender's product for the revolving credit line. Source: LOA-01, OFF-01. */
export const creditLineProductNumber = 46
export const loanProductNumber = 19

/** The numbers that identify the kinds of loans that the lender offers in the portal. Source: OFF-01. */
export const loanSubproductNumbers = { personal: 38, topUp: 69, services: 91, line: 97 } as const

/** Returns whether the given product, offer or loan belongs to the lender's revolving credit line. */
export function hasCreditLineProductId({ productId }: { readonly productId: number }): boolean {
  return productId === creditLineProductNumber
}
