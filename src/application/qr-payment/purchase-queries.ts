import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import { typedCents } from '@/domain/qr-payment/open-amount'
import type { Customer } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { LineGateway } from '@/application/revolving-line/line.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { QrPurchaseStore, type QrPurchase } from './qr-purchase-store'

/** A purchase whose amount is known, by the customer who is in. */
export interface PricedPurchase extends Pick<QrPurchase, 'text' | 'seller' | 'chosen' | 'paid'> {
  readonly customer: Customer
  readonly amount: Cents
}

/** In how many ways the amount can be paid back. */
export interface PurchasePlan {
  readonly options: readonly InstallmentOption[]
  /** What is left of the line. */
  readonly remaining: Cents
}

@injectable()
export class PurchaseQueries {
  constructor(
    @inject(QrPurchaseStore) private readonly purchases: QrPurchaseStore,
    @inject(LineGateway) private readonly line: LineGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** What is missing of it otherwise: the code, or how much. */
  priced(): Result<PricedPurchase, 'no-code' | 'no-amount'> {
    const purchase = this.purchases.current()
    const customer = this.sessions.current()?.customer
    if (!purchase || !customer) return failure('no-code')
    const amount = purchase.closedAmount ?? (purchase.typed && typedCents(purchase.typed)) ?? 0
    if (amount <= 0) return failure('no-amount')
    return success({ ...purchase, customer, amount: amount as Cents })
  }

  /** Source: QRP-06. */
  async plan({
    customer: { customerId },
    amount,
  }: Pick<PricedPurchase, 'customer' | 'amount'>): Promise<Result<PurchasePlan, GatewayFailure>> {
    const [line, plan] = await Promise.all([
      this.line.line(customerId),
      this.line.installmentPlan({ customerId, amount }),
    ])
    if (!line.ok) return line
    if (!plan.ok) return plan
    return success({ options: plan.value, remaining: line.value.remaining })
  }
}
