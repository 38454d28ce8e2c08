import type { HomeTile } from '@/domain/home/tiles'
import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import type { PortalArea } from '@/domain/session/area-access'
import { addresses } from '@/ui/addresses'

/** The actions of the home screen that are not among its tiles. Source: HOM-16. */
export type HomeActionOutsideTiles = 'send-receipt' | 'claims' | 'survey'

/**
 * For each tile of the home screen: its address, and the area of the portal that the customer must be
 * allowed to open. Source: HOM-06, HOM-07.
 */
export const homeTileLinks: Readonly<Record<HomeTile, { readonly to: string; readonly area: PortalArea }>> = {
  'new-loan': { to: addresses.newLoan.createPath(), area: 'new-loan' },
  'pay-service': { to: newLoanAddress(subproductNumbers.servicePayment), area: 'new-loan' },
  recharge: { to: newLoanAddress(subproductNumbers.phoneTopUp), area: 'new-loan' },
  'my-loans': { to: addresses.loans.createPath(), area: 'loans' },
  'pay-installment': { to: addresses.payInstallment.createPath(), area: 'pay-installment' },
  'my-payments': { to: addresses.myPayments.createPath(), area: 'my-payments' },
  'pay-by-qr': { to: addresses.qrPayment.createPath(), area: 'revolving-line' },
}

/**
 * For each action of the home screen that is not a tile: its address and, if the action is limited to some
 * customers, the area of the portal that the customer must be allowed to open. Source: HOM-16.
 */
export const linksOfActionsOutsideTiles: Readonly<
  Record<HomeActionOutsideTiles, { readonly to: string; readonly area?: PortalArea }>
> = {
  'send-receipt': { to: addresses.sendReceipt.createPath(), area: 'receipts' },
  claims: { to: addresses.claims.createPath() },
  survey: { to: addresses.survey.createPath(), area: 'survey' },
}

function newLoanAddress(subproduct: number): string {
  return addresses.newLoan.createPath({ product: productNumbers.loan, subproduct })
}
