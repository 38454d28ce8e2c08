import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { isRevolvingLine } from '@/domain/loans/products'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGate, type LenderWord } from './payment-gate'
import { PaymentGateway, type Debt, type OfferedMethod } from './payment.port'

/** What can be paid of a loan, and how. */
export interface PaymentSummary extends LenderWord {
  /** Whose loan it is. Source: SES-21. */
  readonly customer: Cuit
  readonly loan: PayableLoan
  readonly debt: Debt
  readonly methods: readonly OfferedMethod[]
}

export type OpenSummaryFailure = GatewayFailure | { readonly kind: 'not-payable' }

@injectable()
export class PaymentQueries {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(PaymentGate) private readonly gate: PaymentGate,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** One of the customer's own loans, or her line; whatever else is not payable. Source: PAY-02, PAY-03, PAY-05. */
  async summary(externalId: string): Promise<Result<PaymentSummary, OpenSummaryFailure>> {
    const customer = this.sessions.current()?.customer.taxId
    if (customer === undefined) return failure({ kind: 'session-ended' })
    const loans = await this.gateway.payableLoans()
    if (!loans.ok) return loans
    const loan = loans.value.find((each) => each.externalId === externalId)
    if (!loan) return failure({ kind: 'not-payable' })
    const debt: Debt = { kind: isRevolvingLine(loan) ? 'line' : 'loan', externalId }
    const [word, methods] = await Promise.all([
      this.gate.lenderWord(debt, customer),
      this.gateway.paymentMethods(externalId),
    ])
    if (!word.ok) return word
    if (!methods.ok) return methods
    return success({ customer, loan, debt, methods: methods.value, ...word.value })
  }
}
