import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import type { CreatedLoanCost, RepaymentPlan } from '@/domain/loan-cost/installment-option'
import type { AmortisationSystem } from '@/domain/loan-cost/loan-cost'
import type { CallAnswer } from '@/adapters/contract/call'
import type { loanCostContract } from '@/adapters/contract/loan-cost.contract'
import type { revolvingLineContract } from '@/adapters/contract/revolving-line.contract'
import { omitUndefined } from './without-undefined'

type PlanJson = CallAnswer<typeof revolvingLineContract.installmentPlan>[number]

const amortisationSystems = new Map<string, AmortisationSystem>([
  ['FRENCH', 'french'],
  ['GERMAN', 'german'],
])

export function toRepaymentPlan(json: PlanJson): RepaymentPlan {
  return {
    count: json.installment,
    amount: pesosToCents(json.amount),
    lineId: json.lineId,
    ...omitUndefined({
      firstDueDate: json.expirationDate === undefined ? undefined : calendarDate(json.expirationDate),
      firstInstallmentAmount: inCents(json.firstInstallmentAmount),
      firstInstallmentDiscount: json.firstInstallmentDiscount,
      maxDiscountAmount: inCents(json.maxDiscountAmount),
      interests: inCents(json.interests),
      taxes: inCents(json.taxes),
      outgoings: inCents(json.outgoings),
      amountToReturn: inCents(json.amountToReturn),
      cft: json.cft,
      tna: json.tna,
      tea: json.tea,
      amortisationSystem: amortisationSystems.get(json.amortisationSystem ?? ''),
    }),
  }
}

export function toCreatedLoanCost(json: CallAnswer<typeof loanCostContract.costDetail>): CreatedLoanCost {
  return omitUndefined({
    amountFinanced: inCents(json.amountFinanced),
    firstDueDate: json.firstDueDate === undefined ? undefined : calendarDate(json.firstDueDate),
    amortisationSystem: amortisationSystems.get(json.amortisationSystem ?? ''),
    tna: json.tna,
    tea: json.tea,
    cft: json.cft,
    interests: inCents(json.interests),
    outgoings: inCents(json.outgoings),
    taxes: inCents(json.taxes),
    amountToReturn: inCents(json.amountToReturn),
  })
}

function inCents(pesos: number | undefined): Cents | undefined {
  return pesos === undefined ? undefined : pesosToCents(pesos)
}
