/** Product 46 is the revolving line; every other one is a loan. Source: 2§9. */
const revolvingLineProductId = 46

/** Whether what is paid is the revolving line. Source: PAY-03. */
export function isRevolvingLine(payable: { readonly productId: number }): boolean {
  return payable.productId === revolvingLineProductId
}
