import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import { cents, centsToPesos, pesosToCents } from '@/domain/shared/money'
import type {
  DownPaymentRequest,
  RefinancingPlansRequest,
  RefinancingLoanRequest,
} from '@/application/refinancing/refinancing.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { refinancingContract } from '@/adapters/contract/refinancing.contract'
import { toIdentityCheckFields } from './identity-check-gateway'

type RefinancingCalls = typeof refinancingContract

/**
 * Converts the lender's refinancing proposal. Undefined if its amount is missing or below 0, which means
 * that the proposal has expired. Source: REF-02.
 */
export function toRefinancingProposal(
  json: CallAnswer<RefinancingCalls['findProposal']>,
): RefinancingProposal | undefined {
  const { refinancingAmount, debtAmount = 0, customerFullName = '' } = json
  if (refinancingAmount === undefined || refinancingAmount < 0) return undefined
  return {
    customerName: customerFullName.trim(),
    refinancingAmount: pesosToCents(refinancingAmount),
    debtAmount: cents(Math.max(0, pesosToCents(debtAmount))),
  }
}

export function toInstallmentPlanBody({
  link,
  refinancingAmount,
}: RefinancingPlansRequest): CallRequestBody<RefinancingCalls['installmentPlan']> {
  return {
    requestedAmount: centsToPesos(refinancingAmount),
    maxInstallmentAmount: centsToPesos(link.maxInstallmentAmount),
    maxInstallments: link.maxTerm,
  }
}

export function toRefinancingLoanBody({
  refinancingAmount,
  plan,
}: RefinancingLoanRequest): CallRequestBody<RefinancingCalls['createLoan']> {
  return {
    requestedAmount: centsToPesos(refinancingAmount),
    installmentAmount: centsToPesos(plan.amount),
    installments: plan.count,
    lineId: plan.lineId,
  }
}

export function toDownPaymentBody(
  payment: DownPaymentRequest,
): CallRequestBody<RefinancingCalls['payDownPayment']> {
  const { taxId: customerTaxId, customerName, loanId, amount, card, identityCheck } = payment
  return {
    externalLoanId: loanId,
    customerTaxId,
    customerFullName: customerName,
    amount: centsToPesos(amount),
    cardNumber: card.number,
    cardExpirationMonth: card.expiryMonth,
    cardExpirationYear: card.expiryYear,
    cvv: card.securityCode,
    ...toIdentityCheckFields(identityCheck),
  }
}
