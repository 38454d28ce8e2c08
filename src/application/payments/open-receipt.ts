import { inject, injectable } from 'inversify'
import type { CardSummary } from '@/domain/cards/known-card'
import type { Installment, Loan } from '@/domain/loans/loan'
import { nextDueAfterPayment, type NextDueAfterPayment } from '@/domain/payments/due-after-payment'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import {
  paymentReceipt,
  findMatchingListedPayment,
  findMatchingRecordedPayment,
  type PaymentMadeOnThisDevice,
  type PaymentReceipt,
  type PaymentAsListedAndRecorded,
} from '@/domain/payments/payment-receipt'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { activeAndFinishedLoans } from '@/application/loans/active-and-finished-loans'
import { LoanGateway } from '@/application/loans/loan.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { OperationLog } from '@/application/shared/operation-log'
import { withTimeout } from '@/application/shared/with-timeout'
import { PaymentGateway } from './payment.port'
import { ReceiptQueries } from './receipt-queries'

export type OpenReceiptFailure = GatewayFailure | { readonly kind: 'no-receipt' }

/** A payment receipt, completed with data from other lists of the lender. Source: PAY-22. */
export interface OpenedReceipt {
  readonly receipt: PaymentReceipt
  /** The saved card with which the payment was made; missing if it is unknown. */
  readonly card?: CardSummary | undefined
  readonly nextDue?: NextDueAfterPayment | undefined
}

/** What the lender lists for the customer. A list that could not be read is empty. */
interface ListsWithPayments {
  readonly customer: Cuit
  readonly keyed: readonly PaymentWithReceiptAddressKey[]
  /** The loans that can be paid now. */
  readonly loans: readonly PayableLoan[]
  /** Other loans, of which this device may store a payment; missing while they are not read. */
  readonly otherLoans?: readonly Pick<Loan, 'externalId'>[]
}

/** Reads the receipt of a payment of the signed-in customer. Source: PAY-22. */
@injectable()
export class OpenReceipt {
  constructor(
    @inject(ReceiptQueries) private readonly queries: ReceiptQueries,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(LoanGateway) private readonly loans: Pick<LoanGateway, 'activeLoans' | 'loansWithDocumentKinds'>,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns a payment receipt. `key` is the receipt key of a payment in the lender's list, or the
   * idempotency key with which this device sent the payment. A receipt of another customer is not found.
   * Fails if data that the receipt needs cannot be read; other missing data is left out. Source: PAY-22.
   */
  async execute(key: string): Promise<Result<OpenedReceipt, OpenReceiptFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const [payments, loans] = await Promise.all([
        this.queries.registeredPaymentsWithReceiptKeys(),
        this.gateway.payableLoans(),
      ])
      const lists = {
        customer,
        keyed: payments.ok ? payments.value : [],
        loans: loans.ok ? loans.value : [],
      }
      const opened = await this.openIfFound(key, lists)
      if (opened) return success(opened)
      // The payment may have paid off its loan, which is then no longer in the list of payable loans.
      const others = await activeAndFinishedLoans(this.loans, customer)
      const otherLoans = others.ok ? others.value : []
      const openedOfOther = await this.openIfFound(key, { ...lists, otherLoans })
      if (openedOfOther) return success(openedOfOther)
      if (!payments.ok) return payments
      if (!loans.ok) return loans
      return others.ok ? failure({ kind: 'no-receipt' }) : others
    })
  }

  private async openIfFound(key: string, lists: ListsWithPayments): Promise<OpenedReceipt | undefined> {
    const proven = this.findPayment(key, lists)
    const receipt = paymentReceipt(proven)
    return receipt && this.completeReceipt(receipt, proven, lists.customer)
  }

  private async completeReceipt(
    receipt: PaymentReceipt,
    { recorded, loan }: PaymentAsListedAndRecorded,
    customer: Cuit,
  ): Promise<OpenedReceipt> {
    const [card, schedule] = await Promise.all([
      withTimeout(this.clock, this.findSavedCard(recorded, customer), undefined),
      withTimeout(this.clock, this.installmentsOfLoan(loan, customer), []),
    ])
    const nextDue = nextDueAfterPayment(receipt, { schedule, today: this.clock.today() })
    return { receipt, card, nextDue }
  }

  /**
   * Returns the saved card with which a payment was made. A payment stores only a hash of the card's id, so
   * the result is undefined if the lender no longer has that card saved.
   */
  private async findSavedCard(
    recorded: PaymentMadeOnThisDevice | undefined,
    customer: Cuit,
  ): Promise<CardSummary | undefined> {
    const operation = recorded?.operation
    if (operation?.instrument === undefined || operation.terms.kind !== 'installment') return undefined
    if (operation.terms.channel !== 'saved-card') return undefined
    const cards = await this.gateway.savedCards(customer)
    if (!cards.ok) return undefined
    return cards.value.find(({ debitCardId }) => this.log.wasPaidWithSavedCard(operation, debitCardId))
  }

  /** Returns the installments of the loan; empty for a finished loan and for the revolving credit line. */
  private async installmentsOfLoan(
    loan: PayableLoan | undefined,
    customer: Cuit,
  ): Promise<readonly Installment[]> {
    if (!loan) return []
    const loans = await this.loans.activeLoans(customer)
    if (!loans.ok) return []
    return loans.value.find(({ externalId }) => externalId === loan.externalId)?.installments ?? []
  }

  private findPayment(
    key: string,
    { customer, keyed, loans, otherLoans = [] }: ListsWithPayments,
  ): PaymentAsListedAndRecorded {
    const payments = keyed.map(({ payment }) => payment)
    const loanExternalIds = [
      ...[...loans, ...otherLoans].map(({ externalId }) => externalId),
      ...payments.flatMap(({ loanExternalId }) => loanExternalId ?? []),
    ]
    const known = { payments, ownPayments: this.paymentsMadeOnThisDevice(customer, loanExternalIds) }
    const proven = findListedAndRecordedPayment(keyed.find((each) => each.key === key)?.payment, key, known)
    const loanExternalId = proven.listed?.loanExternalId ?? proven.recorded?.loanExternalId
    return { ...proven, loan: loans.find(({ externalId }) => externalId === loanExternalId) }
  }

  /** Returns the payments of the given loans that were made on this device and that the lender accepted. */
  private paymentsMadeOnThisDevice(
    customerTaxId: Cuit,
    loanExternalIds: readonly string[],
  ): readonly PaymentMadeOnThisDevice[] {
    return [...new Set(loanExternalIds)].flatMap((loanExternalId) =>
      this.log
        .operationsOnTarget({ customerTaxId, target: loanExternalId })
        .filter(({ status }) => status === 'confirmed')
        .map((operation) => ({ loanExternalId, operation })),
    )
  }
}

function findListedAndRecordedPayment(
  listed: RegisteredPayment | undefined,
  key: string,
  known: {
    readonly payments: readonly RegisteredPayment[]
    readonly ownPayments: readonly PaymentMadeOnThisDevice[]
  },
): PaymentAsListedAndRecorded {
  if (listed) return { listed, recorded: findMatchingRecordedPayment(listed, known) }
  const recorded = known.ownPayments.find(({ operation }) => operation.idempotencyKey === key)
  return { recorded, listed: recorded && findMatchingListedPayment(recorded, known) }
}
