import type { Cents } from './money'

/** What takes the money of an installment. */
export type PaymentChannel = 'saved-card' | 'new-card' | 'wallet' | 'credit-card'

/** A way to pay a loan back, as the lender names it. */
export interface PlanTerms {
  /** The lender's name of the plan. */
  readonly lineId: string
  /** The number of installments. */
  readonly count: number
  /** Each installment. */
  readonly amount: Cents
}

/** What tells one refinancing link from another without naming its customer. */
export interface LinkTerms {
  readonly date: string
  readonly maxTerm: number
  readonly maxAmount: number
}

/**
 * What is asked of the lender beside the amount. A retry sends the same terms; only the card is given again, because
 * no card is stored. Nothing here names a person. Source: PAY-16, REV-10, REF-11.
 */
export type OperationTerms =
  | { readonly kind: 'installment'; readonly channel: PaymentChannel }
  | { readonly kind: 'line-loan'; readonly plan: PlanTerms }
  | { readonly kind: 'shop-payment'; readonly loanId: string; readonly installments: number }
  | { readonly kind: 'refinancing-loan'; readonly link: LinkTerms; readonly plan: PlanTerms }
  | { readonly kind: 'down-payment'; readonly link: LinkTerms; readonly loanId: string }
  /** The loans that a new card is added to. Source: CAR-06. */
  | { readonly kind: 'card-addition'; readonly externalIds: readonly string[] }
  /** The lender's id of the saved card that takes the place; none where a new card does. Source: CAR-09. */
  | { readonly kind: 'card-replacement'; readonly newCardId?: string }
  /** Terms that an earlier release stored in its own way. They equal none: such an operation cannot be retried. */
  | { readonly kind: 'earlier-release' }

/** Terms of one kind. */
export type TermsOf<Kind extends OperationTerms['kind']> = Extract<OperationTerms, { readonly kind: Kind }>

/** Whether the same is asked of the lender. */
export function sameTerms(one: OperationTerms, other: OperationTerms): boolean {
  switch (one.kind) {
    case 'installment':
      return other.kind === one.kind && other.channel === one.channel
    case 'line-loan':
      return other.kind === one.kind && samePlan(one.plan, other.plan)
    case 'shop-payment':
      return other.kind === one.kind && other.loanId === one.loanId && other.installments === one.installments
    case 'refinancing-loan':
      return other.kind === one.kind && sameLink(one.link, other.link) && samePlan(one.plan, other.plan)
    case 'down-payment':
      return other.kind === one.kind && sameLink(one.link, other.link) && other.loanId === one.loanId
    case 'card-addition':
      return other.kind === one.kind && sameTexts(one.externalIds, other.externalIds)
    case 'card-replacement':
      return other.kind === one.kind && other.newCardId === one.newCardId
    case 'earlier-release':
      return false
  }
}

/** Whether both name the same, in any order. */
function sameTexts(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length === others.length && ones.every((each) => others.includes(each))
}

export function samePlan(one: PlanTerms, other: PlanTerms): boolean {
  return one.lineId === other.lineId && one.count === other.count && one.amount === other.amount
}

export function sameLink(one: LinkTerms, other: LinkTerms): boolean {
  return one.date === other.date && one.maxTerm === other.maxTerm && one.maxAmount === other.maxAmount
}
