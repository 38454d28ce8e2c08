import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import { initiallySelectedLoans, loansInChargingOrder } from '@/domain/payments/payment-batch'
import { hasAmountToPay, type PayableLoan } from '@/domain/payments/payable-loan'
import { isPayableAmount, totalDue } from '@/domain/payments/total-due'
import type { PaymentOrCollectionToAcknowledge } from '@/domain/payments/collections-to-acknowledge'
import type { Cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { LoanSnapshot } from './loan-payment-state'
import { PaymentPrecondition } from './payment-precondition'
import { PaymentGateway, type OfferedPaymentMethod } from './payment.port'
import { debtOf, type Debt } from '@/domain/payments/debt'

/**
 * Whether a loan can be paid together with other loans now, or what the customer has to see before that.
 * Source: PAY-25, PAY-20.
 */
type LoanStateInPaymentBatch =
  | { readonly kind: 'payable'; readonly total: Cents }
  /**
   * State of a loan of which an earlier payment has an unknown outcome, or an outcome that the customer has
   * not seen yet.
   */
  | { readonly kind: 'unacknowledged'; readonly operation: OperationRecord }
  /**
   * State of a loan of which the customer first has to see payments that the amount due does not include
   * yet, or an announced automatic collection. Source: PAY-20, PAY-27.
   */
  | { readonly kind: 'just-paid'; readonly unapplied: readonly PaymentOrCollectionToAcknowledge[] }
  /** State of a loan for which the lender does not accept debit cards. */
  | { readonly kind: 'no-card' }
  /**
   * State of a loan of which the amount due, or the payment methods that the lender offers, could not be
   * read.
   */
  | { readonly kind: 'not-known' }

/** A loan in the list from which the customer chooses the loans to pay together. */
export interface LoanInPaymentBatch {
  readonly loan: PayableLoan
  readonly debt: Debt
  /** The items of the loan's amount due; empty if they could not be read. */
  readonly dueItems: readonly DueItem[]
  readonly state: LoanStateInPaymentBatch
}

export interface PaymentBatchOptions {
  /** The customer to whom the loans belong. Source: SES-21. */
  readonly customerTaxId: Cuit
  /**
   * The loans of the list. Those whose state is `unacknowledged` come first, then the others. Both groups
   * are in the order in which loans are charged.
   */
  readonly loans: readonly LoanInPaymentBatch[]
  /** The `externalId` of each loan that is selected when the screen opens. */
  readonly initiallySelectedLoanExternalIds: readonly string[]
}

type SnapshotAndPaymentMethods = readonly [
  Result<LoanSnapshot, GatewayFailure>,
  Result<readonly OfferedPaymentMethod[], GatewayFailure>,
]

/** Returns the loans that the customer can pay together, with one card. Source: PAY-25. */
@injectable()
export class PaymentBatchQueries {
  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'payableLoans' | 'paymentMethods'>,
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the loans to list, and which of them are selected at first: those of `externalIds` that can be paid
   * or, if there are none, those that the portal proposes. A loan is listed if it has something to pay or a
   * payment to acknowledge, or if the portal could not find that out.
   */
  async findBatchOptions(
    externalIds: readonly string[] = [],
  ): Promise<Result<PaymentBatchOptions, GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customerTaxId }) => {
      const loans = await this.gateway.payableLoans()
      if (!loans.ok) return loans
      const snapshotOf = this.precondition.createLoanSnapshotReader(customerTaxId)
      const found = loans.value
        .filter((loan) => hasAmountToPay(loan) || this.isUnacknowledged(loan))
        .map(async (loan) => {
          const debt = debtOf(loan)
          const requests = [snapshotOf(debt), this.gateway.paymentMethods(loan.externalId)] as const
          return this.entry({ customerTaxId, loan, debt }, await Promise.all(requests))
        })
      const loansInBatch = sortUnacknowledgedFirst(
        loansInChargingOrder((await Promise.all(found)).filter(isLoanListed)),
      )
      const payable = loansInBatch.filter(({ state }) => state.kind === 'payable')
      const wanted = payable.filter(({ loan }) => externalIds.includes(loan.externalId))
      const selected = wanted.length > 0 ? wanted : initiallySelectedLoans(payable, this.clock.today())
      const initiallySelectedLoanExternalIds = selected.map(({ loan }) => loan.externalId)
      return success({ customerTaxId, loans: loansInBatch, initiallySelectedLoanExternalIds })
    })
  }

  private isUnacknowledged({ externalId }: PayableLoan): boolean {
    return this.precondition.unacknowledgedPayment(externalId, []) !== undefined
  }

  private async entry(
    {
      customerTaxId,
      ...one
    }: Pick<PaymentBatchOptions, 'customerTaxId'> & Pick<LoanInPaymentBatch, 'loan' | 'debt'>,
    [snapshot, methods]: SnapshotAndPaymentMethods,
  ): Promise<LoanInPaymentBatch> {
    const dueItems = snapshot.ok ? snapshot.value.dueItems : []
    if (snapshot.ok)
      await this.precondition.resolveOldBlockingPayments({ customerTaxId, loan: one.loan }, snapshot.value)
    const operation = this.precondition.unacknowledgedPayment(one.loan.externalId, [])
    if (operation) return { ...one, dueItems, state: { kind: 'unacknowledged', operation } }
    if (!snapshot.ok || !methods.ok) return { ...one, dueItems, state: { kind: 'not-known' } }
    const unapplied = this.precondition.unappliedPayments({ customerTaxId, loan: one.loan }, snapshot.value)
    if (unapplied.length > 0) return { ...one, dueItems, state: { kind: 'just-paid', unapplied } }
    const takesCard = methods.value.some(({ method }) => method === 'debit-card')
    return {
      ...one,
      dueItems,
      state: takesCard ? { kind: 'payable', total: totalDue(dueItems) } : { kind: 'no-card' },
    }
  }
}

function sortUnacknowledgedFirst(entries: readonly LoanInPaymentBatch[]): readonly LoanInPaymentBatch[] {
  const isFirst = ({ state }: LoanInPaymentBatch) => state.kind === 'unacknowledged'
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))]
}

/**
 * Returns whether the loan is listed: it has something to pay or something that the customer has to see, or
 * the lender's data about it could not be read.
 * Source: PAY-23.
 */
function isLoanListed({ state, dueItems }: LoanInPaymentBatch): boolean {
  const total = totalDue(dueItems)
  return (state.kind !== 'payable' && state.kind !== 'no-card') || isPayableAmount(total, total)
}
