import { products, subproducts } from '@/domain/loans/products'
import { addresses } from '@/ui/addresses'

/** Where a line that is offered is asked for. Source: REV-01. */
export const askForLineAt = addresses.newLoan.to({
  product: products.revolvingLine,
  subproduct: subproducts.lineActivation,
})
