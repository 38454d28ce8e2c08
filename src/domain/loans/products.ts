/** The lender's product numbers. Source: LOA-01, OFF-01, REV-01. */
export const productNumbers = { loan: 19, revolvingLine: 46 } as const

/** The lender's subproduct numbers that the portal's code refers to by name. Source: LOA-01, OFF-01. */
export const subproductNumbers = {
  personalLoan: 38,
  phoneTopUp: 69,
  servicePayment: 91,
  creditLineActivation: 97,
} as const

/**
 * Returns whether the product is the credit line (the revolving line). Every other product is a loan.
 * Source: PAY-03, MOV-02.
 */
export function isCreditLineProduct({ productId }: { readonly productId: number }): boolean {
  return productId === productNumbers.revolvingLine
}
