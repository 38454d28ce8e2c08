/** The numbers of what the lender sells. Source: LOA-01, OFF-01, REV-01. */
export const products = { loan: 19, revolvingLine: 46 } as const

/** The numbers of their kinds that the portal names itself. Source: LOA-01, OFF-01. */
export const subproducts = {
  personalLoan: 38,
  phoneTopUp: 69,
  servicePayment: 91,
  lineActivation: 97,
} as const

/** Every other product is a loan. Source: PAY-03, MOV-02. */
export function isRevolvingLine({ productId }: { readonly productId: number }): boolean {
  return productId === products.revolvingLine
}
