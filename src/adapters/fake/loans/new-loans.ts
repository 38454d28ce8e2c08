import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { EqualInstallmentLoanCost } from './french-loan'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { NewLoanRecord } from '@/adapters/fake/shared/records'
import type { FakeDataStore } from '@/adapters/fake/store'

/**
 * Milliseconds for which the lender holds the money of a new loan. If the money is not paid out by then,
 * the loan is no longer listed.
 */
const maxHoldMilliseconds = 24 * 3_600_000

/**
 * The loans created in the portal: taken from the revolving credit line, made to pay a shop, or made as a
 * refinancing.
 */
export class NewLoanRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
  ) {}

  create(loan: {
    readonly taxId: string
    readonly product: NewLoanRecord['product']
    readonly cost: EqualInstallmentLoanCost
    readonly disbursementMethod?: string | undefined
  }): NewLoanRecord {
    const record = { ...loan, id: `n-${this.random.createToken().slice(0, 10)}`, madeAt: this.clock.now() }
    this.store.newLoans.insert(record)
    return record
  }

  find(loanId: string): NewLoanRecord | undefined {
    return this.store.newLoans.find(loanId)
  }

  /**
   * Returns the refinancing loan with the given number if it was created within the last day; undefined
   * otherwise. During that day, knowing the number is enough proof for API calls without a session.
   * Source: SES-22.
   */
  findRecentRefinancing(loanId: string): NewLoanRecord | undefined {
    const loan = this.find(loanId)
    return loan?.product === 'refinancing' && this.clock.now() < loan.madeAt + maxHoldMilliseconds
      ? loan
      : undefined
  }

  /**
   * Returns the customer's loans that were created in the portal and whose money is paid out. Also returns
   * loans whose money the lender still holds, for up to a day.
   */
  findCustomerLoans(taxId: string): readonly NewLoanRecord[] {
    const now = this.clock.now()
    return this.store.newLoans
      .where({ taxId })
      .filter((loan) => loan.disbursedAt !== undefined || now < loan.madeAt + maxHoldMilliseconds)
  }

  /** Pays out the money of a loan. Calling this function again for the same loan does nothing. */
  disburse(loanId: string, commerceName?: string): void {
    const loan = this.find(loanId)
    if (!loan || loan.disbursedAt !== undefined) return
    const paid = commerceName === undefined ? {} : { commerceName }
    this.store.newLoans.change(loanId, { disbursedAt: this.clock.now(), ...paid })
  }

  /**
   * Pays out the loans whose money the lender held until the customer's identity check. The money goes to
   * the account of the customer.
   */
  disburseHeldLoans(taxId: string): void {
    for (const loan of this.findCustomerLoans(taxId))
      if (loan.product === 'line' && loan.disbursementMethod === undefined) this.disburse(loan.id)
  }
}
