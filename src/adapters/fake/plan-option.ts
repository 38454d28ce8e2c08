import { centsToPesos } from '@/domain/shared/money'
import type { FrenchLoan } from './french-loan'
import type { Arrangements } from './situation'

/** A way to pay back as the lender offers it; of the cost only what 2§3 names, where so arranged. Source: 2§3, REV-09. */
export function planOption(cost: FrenchLoan, { costsInPart }: Arrangements) {
  const { count, installment, interests, taxes, cft, firstDueDate } = cost
  return {
    installment: count,
    amount: centsToPesos(installment),
    lineId: `lr-${count}`,
    expirationDate: firstDueDate,
    firstInstallmentAmount: undefined,
    firstInstallmentDiscount: undefined,
    maxDiscountAmount: undefined,
    interests: centsToPesos(interests),
    taxes: centsToPesos(taxes),
    cft,
    ...(costsInPart ? inPart : wholeCost(cost)),
  }
}

const inPart = {
  tna: undefined,
  tea: undefined,
  outgoings: undefined,
  amountToReturn: undefined,
  amortisationSystem: undefined,
}

function wholeCost({ tna, tea, outgoings, total }: FrenchLoan) {
  return {
    tna,
    tea,
    outgoings: centsToPesos(outgoings),
    amountToReturn: centsToPesos(total),
    amortisationSystem: 'FRENCH',
  }
}
