import type { LenderClock } from './clock'
import type { FrenchLoan } from './french-loan'
import type { RandomText } from './random-text'
import type { NewLoanRecord } from './records'
import type { Store } from './store'

/** One that nobody went on with is no loan any more. */
const heldMilliseconds = 24 * 3_600_000

/** Loans that are made in the portal: of the line, for a shop, of a refinancing. */
export class NewLoans {
  private readonly store: Store
  private readonly clock: LenderClock
  private readonly random: RandomText

  constructor(store: Store, clock: LenderClock, random: RandomText) {
    this.store = store
    this.clock = clock
    this.random = random
  }

  make(loan: {
    readonly taxId: string
    readonly of: NewLoanRecord['of']
    readonly cost: FrenchLoan
    readonly disbursementMethod?: string | undefined
  }): NewLoanRecord {
    const record = { ...loan, id: `n-${this.random.token().slice(0, 10)}`, madeAt: this.clock.now() }
    this.store.newLoans.insert(record)
    return record
  }

  find(loanId: string): NewLoanRecord | undefined {
    return this.store.newLoans.find(loanId)
  }

  /** The refinancing whose number serves as a proof by itself: it was made within the day. Source: SES-22. */
  byNumberAlone(loanId: string): NewLoanRecord | undefined {
    const loan = this.find(loanId)
    return loan?.of === 'refinancing' && this.clock.now() < loan.madeAt + heldMilliseconds ? loan : undefined
  }

  /** What the customer has taken and what is held for them. */
  of(taxId: string): readonly NewLoanRecord[] {
    const now = this.clock.now()
    return this.store.newLoans
      .where({ taxId })
      .filter((loan) => loan.disbursedAt !== undefined || now < loan.madeAt + heldMilliseconds)
  }

  /** The money goes out, once. */
  disburse(loanId: string, commerceName?: string): void {
    const loan = this.find(loanId)
    if (!loan || loan.disbursedAt !== undefined) return
    const paid = commerceName === undefined ? {} : { commerceName }
    this.store.newLoans.change(loanId, { disbursedAt: this.clock.now(), ...paid })
  }

  /** The customer is who they say: what waited for that goes out to their account. */
  identityValidated(taxId: string): void {
    for (const loan of this.of(taxId))
      if (loan.of === 'line' && loan.disbursementMethod === undefined) this.disburse(loan.id)
  }
}
