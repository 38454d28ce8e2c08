import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { isRevolvingLine } from '@/domain/loans/products'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PaymentGateway, type Debt, type OfferedMethod } from './payment.port'

/** What can be paid of a loan, and how. */
export interface PaymentSummary {
  readonly loan: PayableLoan
  readonly debt: Debt
  /** As the server gave it; empty when nothing is due. */
  readonly due: readonly DueLine[]
  readonly methods: readonly OfferedMethod[]
}

export type OpenSummaryFailure = GatewayFailure | { readonly kind: 'not-payable' }

@injectable()
export class PaymentQueries {
  constructor(@inject(PaymentGateway) private readonly gateway: PaymentGateway) {}

  /** One of the customer's own loans, or her line; whatever else is not payable. Source: PAY-02, PAY-03, PAY-05. */
  async summary(externalId: string): Promise<Result<PaymentSummary, OpenSummaryFailure>> {
    const loans = await this.gateway.payableLoans()
    if (!loans.ok) return loans
    const loan = loans.value.find((each) => each.externalId === externalId)
    if (!loan) return failure({ kind: 'not-payable' })
    const debt: Debt = { kind: isRevolvingLine(loan) ? 'line' : 'loan', externalId }
    const [due, methods] = await Promise.all([
      this.gateway.amountDue(debt),
      this.gateway.paymentMethods(externalId),
    ])
    if (!due.ok) return due
    if (!methods.ok) return methods
    return success({ loan, debt, due: due.value, methods: methods.value })
  }
}
