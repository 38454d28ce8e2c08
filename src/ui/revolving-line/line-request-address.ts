import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import { addresses } from '@/ui/addresses'

/** Address for requesting an offered line. Source: REV-01. */
export const lineRequestAddress = addresses.newLoan.to({
  product: productNumbers.revolvingLine,
  subproduct: subproductNumbers.lineActivation,
})
