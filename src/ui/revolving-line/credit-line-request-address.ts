import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import { addresses } from '@/ui/addresses'

/** Address at which the customer requests a line that the lender offers. Source: REV-01. */
export const creditLineRequestFormAddress = addresses.newLoan.to({
  product: productNumbers.revolvingLine,
  subproduct: subproductNumbers.creditLineActivation,
})
