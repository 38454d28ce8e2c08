import { calendarDate } from '@/domain/shared/calendar-date'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import type { CreatedLoanCost, RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
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
      firstInstallmentAmount: toCents(json.firstInstallmentAmount),
      firstInstallmentDiscount: json.firstInstallmentDiscount,
      maxDiscountAmount: toCents(json.maxDiscountAmount),
      interests: toCents(json.interests),
      taxes: toCents(json.taxes),
      outgoings: toCents(json.outgoings),
      amountToReturn: toCents(json.amountToReturn),
      cft: json.cft,
      tna: json.tna,
      tea: json.tea,
      amortisationSystem: amortisationSystems.get(json.amortisationSystem ?? ''),
    }),
  }
}

export function toCreatedLoanCost(json: CallAnswer<typeof loanCostContract.costDetail>): CreatedLoanCost {
  return omitUndefined({
    amountFinanced: toCents(json.amountFinanced),
    firstDueDate: json.firstDueDate === undefined ? undefined : calendarDate(json.firstDueDate),
    amortisationSystem: amortisationSystems.get(json.amortisationSystem ?? ''),
    tna: json.tna,
    tea: json.tea,
    cft: json.cft,
    interests: toCents(json.interests),
    outgoings: toCents(json.outgoings),
    taxes: toCents(json.taxes),
    amountToReturn: toCents(json.amountToReturn),
  })
}

function toCents(pesos: number | undefined): Cents | undefined {
  return pesos === undefined ? undefined : pesosToCents(pesos)
}
