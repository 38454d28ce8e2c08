import { cents, centsToPesos, subtractCents, type Cents } from '@/domain/shared/money'
import type { EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import type { DemoOverrides } from '@/adapters/fake/demo-state'

const maxDiscount = cents(2_000_000)

/**
 * Returns the amount of the discount on the first installment of a repayment plan: a percentage of the
 * installment, up to a maximum amount.
 * Source: QRP-06.
 */
export function firstInstallmentDiscount({ installment }: EqualInstallmentLoanCost, percent = 0): Cents {
  return cents(Math.min(Math.round((installment * percent) / 100), maxDiscount))
}

/**
 * Converts a repayment plan to the form in which the lender sends it. If the demo state says so, the plan
 * has only the cost fields that section 2§3 lists. Source: 2§3, REV-09.
 */
export function toRepaymentPlanAnswer(
  cost: EqualInstallmentLoanCost,
  { costsInPart, firstInstallmentDiscountPercent: percent }: DemoOverrides,
) {
  const { installmentCount, installment, totalInterest, taxes, cft, firstDueDate } = cost
  const off = firstInstallmentDiscount(cost, percent)
  return {
    installment: installmentCount,
    amount: centsToPesos(installment),
    lineId: `lr-${installmentCount}`,
    expirationDate: firstDueDate,
    firstInstallmentAmount: off === 0 ? undefined : centsToPesos(subtractCents(installment, off)),
    firstInstallmentDiscount: off === 0 ? undefined : (percent ?? 0) / 100,
    maxDiscountAmount: off === 0 ? undefined : centsToPesos(maxDiscount),
    interests: centsToPesos(totalInterest),
    taxes: centsToPesos(taxes),
    cft,
    ...(costsInPart ? emptyCostFields : fullCostFields(cost, off)),
  }
}

const emptyCostFields = {
  tna: undefined,
  tea: undefined,
  outgoings: undefined,
  amountToReturn: undefined,
  amortisationSystem: undefined,
}

function fullCostFields({ tna, tea, grantingFee, total }: EqualInstallmentLoanCost, off: Cents) {
  return {
    tna,
    tea,
    outgoings: centsToPesos(grantingFee),
    amountToReturn: centsToPesos(subtractCents(total, off)),
    amortisationSystem: 'FRENCH',
  }
}
