import type { loanCostContract } from '@/adapters/contract/loan-cost.contract'
import { cents, centsToPesos, subtractCents, type Cents } from '@/domain/shared/money'
import { calculateCostOfAgreedLoan, type EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import { firstInstallmentDiscount } from '@/adapters/fake/shared/plan-option'
import { loanNotFoundRefusal } from '@/adapters/fake/shared/refusal'
import { calculateInstallmentDueDate } from '@/adapters/fake/loans/schedule'

export const loanCostHandlers: ContractHandlers<typeof loanCostContract> = {
  costDetail({ path, lender }) {
    const cost = loanCostOf(path.loanId, lender)
    if (!cost) return loanNotFoundRefusal
    const { costsInPart } = lender.overrides
    const off = firstInstallmentDiscountOf(path.loanId, cost, lender)
    return {
      cft: cost.cft,
      tna: cost.tna,
      tea: cost.tea,
      interests: centsToPesos(cost.totalInterest),
      outgoings: centsToPesos(cost.grantingFee),
      taxes: centsToPesos(cost.taxes),
      amountToReturn: centsToPesos(subtractCents(cost.total, off)),
      firstDueDate: costsInPart ? undefined : cost.firstDueDate,
      amountFinanced: costsInPart ? undefined : centsToPesos(cost.amount),
      amortisationSystem: costsInPart ? undefined : 'FRENCH',
    }
  },

  async agreement({ path, lender }) {
    const cost = loanCostOf(path.loanId, lender)
    const made = lender.newLoans.find(path.loanId)
    const loan = made ?? lender.ledger.findBalanceByLoanId(path.loanId)?.loan
    const customer = loan && lender.store.customers.find(loan.taxId)
    if (!cost || !customer) return loanNotFoundRefusal
    const { createLoanAgreementPdf } = await import('./loan-agreement-pdf')
    const off = firstInstallmentDiscountOf(path.loanId, cost, lender)
    const contentType = lender.overrides.fileType ?? 'application/pdf'
    return {
      bytes: createLoanAgreementPdf(cost, customer, {
        loanPurpose: made?.product,
        firstInstallmentDiscount: off,
      }),
      contentType,
    }
  },
}

/** Returns the discount on the first installment of a loan; 0 for a loan that was not created in the portal. */
function firstInstallmentDiscountOf(loanId: string, cost: EqualInstallmentLoanCost, lender: Lender): Cents {
  const isNew = lender.newLoans.find(loanId) !== undefined
  return isNew ? firstInstallmentDiscount(cost, lender.overrides.firstInstallmentDiscountPercent) : cents(0)
}

/** Returns the cost of a loan, created in the portal or earlier. */
function loanCostOf(loanId: string, lender: Lender): EqualInstallmentLoanCost | undefined {
  const made = lender.newLoans.find(loanId)
  if (made) return made.cost
  const terms = lender.ledger.findBalanceByLoanId(loanId)?.loan.terms
  if (!terms) return undefined
  const { disbursedAmount: amount, installmentCount, installment } = terms
  return calculateCostOfAgreedLoan(
    { amount, installmentCount, installment },
    calculateInstallmentDueDate(terms, 1, lender.clock.today()),
  )
}
