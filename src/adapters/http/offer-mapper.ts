import type { InferOutput } from 'valibot'
import type { LoanProductNumbers, LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import { instant } from '@/domain/shared/calendar-date'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import type { loanRequestSchema, loanOfferSchema } from '@/adapters/contract/offer.schema'
import { omitUndefined } from './without-undefined'

type LoanRequestAnswer = InferOutput<typeof loanRequestSchema>
type OfferAnswer = InferOutput<typeof loanOfferSchema>

/**
 * Returns the query of an API call about an application for a loan: `product` and `subProduct`. API calls
 * about an offer have the same fields, but spell the second one `subproduct`. Source: 1§7.
 */
export function toLoanApplicationQuery({ product, subproduct }: LoanProductNumbers) {
  return { product: `${product}`, subProduct: `${subproduct}` }
}

export function toLoanOfferQuery({ product, subproduct }: LoanProductNumbers) {
  return { product: `${product}`, subproduct: `${subproduct}` }
}

export function toLoanApplication(answer: LoanRequestAnswer): LoanApplicationOrOffer {
  return omitUndefined({
    ...commonFields(answer),
    requestedAmount: toCents(answer.requestedAmount),
    installment: toCents(answer.installmentAmountSelected),
    installmentCount: answer.installmentsNumberSelected,
  })
}

export function toLoanOffer(answer: OfferAnswer): LoanApplicationOrOffer {
  return omitUndefined({ ...commonFields(answer), maxAmount: toCents(answer.maxAmount) })
}

function commonFields({ hashKey, date, response }: Pick<OfferAnswer, 'hashKey' | 'date' | 'response'>) {
  return { hashKey, date: instant(Date.parse(date)), isRejected: response?.rejected ?? false }
}

function toCents(amount: number | undefined): Cents | undefined {
  return amount === undefined ? undefined : pesosToCents(amount)
}
