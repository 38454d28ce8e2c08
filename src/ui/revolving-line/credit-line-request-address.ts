import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import { addresses } from '@/ui/addresses'

/**
 * Address of the screen on which the customer requests a credit line that the lender offers. Source:
 * REV-01.
 */
export const creditLineActivationAddress = addresses.newLoan.createPath({
  product: productNumbers.revolvingLine,
  subproduct: subproductNumbers.creditLineActivation,
})
