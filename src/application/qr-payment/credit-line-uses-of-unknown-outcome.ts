import { inject, injectable } from 'inversify'
import { hasUnknownOutcome, type OperationRecord } from '@/domain/shared/operation'
import type { Cents } from '@/domain/shared/money'
import {
  creditLineLoanToAccountTarget,
  shopCreditLineLoanTarget,
} from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { SessionStore } from '@/application/session/session-store'
import { OperationLog } from '@/application/shared/operation-log'
import { shopPaymentTarget, type PurchaseOperationKind } from './pay-shop'
import { QrPurchaseStore } from './qr-purchase-store.port'

/**
 * A use of the revolving credit line that the customer started on this device and whose outcome is unknown.
 */
export type CreditLineUseOfUnknownOutcome =
  | { readonly kind: 'loan-to-account'; readonly amount: Cents }
  | {
      readonly kind: 'purchase'
      readonly amount: Cents
      /** The step of the purchase whose outcome is unknown. */
      readonly step: PurchaseOperationKind
      /**
       * Name of the shop. Missing unless the purchase is still the current one of this tab: operations are
       * stored without names, and only the shop's QR code leads to them again.
       */
      readonly shopName?: string
    }

/**
 * Finds the purchases and loans of the revolving credit line whose outcome is unknown. With these, screens
 * can remind a customer who has left the purchase or the loan request. Source: REV-10, PAY-16, PAY-20.
 */
@injectable()
export class CreditLineUsesOfUnknownOutcome {
  constructor(
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns the uses of unknown outcome: first the loan to the customer's account, then the purchases. */
  findAll(): readonly CreditLineUseOfUnknownOutcome[] {
    const customerTaxId = this.sessions.taxId()
    if (customerTaxId === undefined) return []
    const toAccount = { customerTaxId, target: creditLineLoanToAccountTarget }
    const loans = this.log.operationsOnTarget(toAccount).filter(hasUnknownOutcome)
    const purchases = this.log.operationsOnOtherTargets(toAccount).filter(hasUnknownOutcome)
    return [
      ...loans.map(({ amount }) => ({ kind: 'loan-to-account', amount }) as const),
      ...purchases.flatMap((operation) => this.toPurchase(operation)),
    ]
  }

  private toPurchase(operation: OperationRecord): readonly CreditLineUseOfUnknownOutcome[] {
    const { amount, terms } = operation
    if (terms.kind !== 'shop-payment' && terms.kind !== 'line-loan') return []
    const step = terms.kind === 'shop-payment' ? 'payment' : 'loan'
    const current = this.purchases.current()
    const isCurrent = current !== undefined && this.isOfShopCode(operation, current)
    return [{ kind: 'purchase', amount, step, ...(isCurrent ? { shopName: current.seller.name } : {}) }]
  }

  private isOfShopCode(
    { idempotencyKey }: OperationRecord,
    { customer: customerTaxId, text }: { readonly customer: string; readonly text: string },
  ): boolean {
    return [shopPaymentTarget(text), shopCreditLineLoanTarget(text)]
      .flatMap((target) => this.log.operationsOnTarget({ customerTaxId, target }))
      .some((each) => each.idempotencyKey === idempotencyKey)
  }
}
