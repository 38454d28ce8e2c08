import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import { hasCreditLineProductId } from '@/adapters/fake/loans/product-numbers'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { LoanLedger, LoanBalance } from '@/adapters/fake/loans/ledger'
import { generateCreditLineMovements } from './many-movements'
import type { NewLoanRegistry } from '@/adapters/fake/loans/new-loans'
import { findPersona } from '@/adapters/fake/personas/personas'
import type { PersonaCreditLineMovement } from '@/adapters/fake/personas/persona'
import type { CustomerRecord, NewLoanRecord } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'

export interface CustomerCreditLineMovement extends Omit<PersonaCreditLineMovement, 'daysAgo'> {
  /** When the customer used the credit line, in epoch milliseconds. */
  readonly at: number
  /** True if the customer used the credit line during the demo. In that case no installment is due yet. */
  readonly isFromDuringDemo?: true
}

/** A customer's revolving credit line as of today. */
export interface CustomerCreditLine {
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  readonly movements: readonly CustomerCreditLineMovement[]
  /**
   * The loan with whose installments the customer repays the credit line; undefined if there is no such
   * loan.
   */
  readonly repaymentLoanBalance: LoanBalance | undefined
}

const dayMilliseconds = 86_400_000

/**
 * The revolving credit lines of the demo's customers. The amount that is left takes into account what the
 * customer has used since the demo began.
 */
export class CustomerCreditLines {
  constructor(
    private readonly newLoans: NewLoanRegistry,
    private readonly ledger: LoanLedger,
    private readonly clock: LenderClock,
    private readonly overrides: () => DemoOverrides,
  ) {}

  findCustomerCreditLine(customer: CustomerRecord): CustomerCreditLine | undefined {
    const terms = findPersona(customer.personaId)?.creditLine
    if (!terms) return undefined
    const taken = this.newLoans.findCustomerLoans(customer.id).filter(({ product }) => product === 'line')
    const { maxAmount, enabled, movements = [] } = terms
    return {
      maxAmount,
      enabled,
      remainingAmount: subtractCents(terms.remainingAmount, sumCents(taken.map(({ cost }) => cost.amount))),
      movements: [
        ...movements.map((each) => this.withTime(each)),
        ...taken.map((loan) => toMovement(loan, customer)),
        ...generateCreditLineMovements(this.overrides().lineMovements ?? 0).map((each) =>
          this.withTime(each),
        ),
      ],
      repaymentLoanBalance: this.ledger
        .findCustomerBalances(customer.id)
        .find(({ loan }) => hasCreditLineProductId(loan.terms)),
    }
  }

  /**
   * Returns the maximum amount of the revolving credit line that the lender offers a customer; undefined if
   * it offers none.
   */
  findOfferedAmount(customer: CustomerRecord): Cents | undefined {
    const { creditLineMaxOffer } = customer
    return (
      creditLineMaxOffer ??
      (this.overrides().lineOffered ? this.findCustomerCreditLine(customer)?.maxAmount : undefined)
    )
  }

  hasNoOverdueInstallments({ id }: CustomerRecord): boolean {
    if (this.overrides().noLoans) return true
    return this.ledger
      .findCustomerBalances(id)
      .every(({ overdueInstallments }) => overdueInstallments.length === 0)
  }

  private withTime({ daysAgo, ...movement }: PersonaCreditLineMovement): CustomerCreditLineMovement {
    return { ...movement, at: this.clock.now() - daysAgo * dayMilliseconds }
  }
}

/**
 * Converts a loan taken from the credit line to a movement of the line. The line lists it as soon as the loan
 * is created; it disappears if the loan is abandoned.
 */
function toMovement(loan: NewLoanRecord, { firstName, surname }: CustomerRecord): CustomerCreditLineMovement {
  const { id, cost, madeAt, commerceName, disbursementMethod } = loan
  const isForShop = disbursementMethod === 'PAYMENT_QR'
  return {
    loanId: id,
    mode: isForShop ? 'PAYMENT_QR' : 'TRANSFER',
    total: cost.amount,
    ...(commerceName === undefined ? {} : { commerceName }),
    ...(isForShop ? {} : { recipient: `${firstName} ${surname}` }),
    at: madeAt,
    installmentNumber: 1,
    installmentCount: cost.installmentCount,
    installmentAmount: cost.installment,
    isFromDuringDemo: true,
  }
}
