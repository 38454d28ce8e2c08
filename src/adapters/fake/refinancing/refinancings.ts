import type { CalendarDate } from '@/domain/shared/calendar-date'
import { calculateNewLoanCost, type EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import type { NewLoanRegistry } from '@/adapters/fake/loans/new-loans'
import type { PersonaRefinancing } from '@/adapters/fake/personas/persona'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { NewLoanRecord } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'

const installmentCounts: readonly number[] = [1, 3, 6, 9, 12, 18]

/**
 * The refinancings that customers accept through a link: the offer of each customer, and the plan that they
 * chose.
 * Source: REF-11.
 */
export class RefinancingRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly newLoans: NewLoanRegistry,
    private readonly random: RandomTextGenerator,
    private readonly overrides: () => DemoOverrides,
  ) {}

  /**
   * Returns the refinancing that the lender offers a customer. Undefined if there was no offer, if it has
   * expired, or if the customer has accepted it.
   */
  findOffer(taxId: string): PersonaRefinancing | undefined {
    const terms = this.store.customers.find(taxId)?.refinancing
    const isTaken = this.loansOf(taxId).some(({ disbursedAt }) => disbursedAt !== undefined)
    const isOffered = !isTaken || this.overrides().refinancedAgain
    return terms && terms.sentDaysAgo <= 0 && isOffered ? terms : undefined
  }

  /** Returns the repayment plans of a refinancing, from the fewest installments to the most. */
  createRepaymentPlans(
    { newLoanAmount, maxInstallmentCount }: PersonaRefinancing,
    today: CalendarDate,
  ): readonly EqualInstallmentLoanCost[] {
    return installmentCounts
      .filter((count) => count <= maxInstallmentCount)
      .map((count) => calculateNewLoanCost(newLoanAmount, count, today))
  }

  /**
   * Returns the customer's refinancing loan whose down payment is not made yet, the latest one if there are
   * several; undefined if there is none.
   */
  findLoanAwaitingDownPayment(taxId: string): NewLoanRecord | undefined {
    return this.findOffer(taxId) && this.loansOf(taxId).at(-1)
  }

  /** Replaces the refinanced loan by the new loan. Called after the customer has made the down payment. */
  activateLoan({ id, taxId, cost }: NewLoanRecord): void {
    const terms = this.store.customers.find(taxId)?.refinancing
    const old = terms && this.store.loans.where({ externalId: terms.externalId })[0]
    if (!old) return
    this.newLoans.disburse(id)
    // To offer a refinancing again, its debt has to be restored.
    if (!this.overrides().refinancedAgain)
      this.store.loans.change(old.id, { terms: { ...old.terms, status: 'FINISHED', unpaid: [] } })
    const externalId = this.random.createDigits(8)
    this.store.loans.insert({
      id,
      taxId,
      externalId,
      paidAmountsByInstallment: {},
      terms: {
        loanId: id,
        externalId,
        productId: old.terms.productId,
        subproductId: old.terms.subproductId,
        disbursedAmount: cost.amount,
        installmentCount: cost.installmentCount,
        installment: cost.installment,
        // The first installment falls due on the 1st after the next.
        nextDueNumber: 0,
        disbursedDaysAgo: 0,
        status: 'ACTIVE',
        files: ['DISCLAIMER'],
      },
    })
  }

  private loansOf(taxId: string): readonly NewLoanRecord[] {
    return this.newLoans.findCustomerLoans(taxId).filter((loan) => loan.product === 'refinancing')
  }
}
