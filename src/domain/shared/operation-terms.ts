import type { Cents } from './money'

/**
 * How the customer pays an installment in the portal: with a saved or new debit card, or with a wallet
 * or a credit card on the payment provider's page.
 */
export type PaymentChannel = 'saved-card' | 'new-card' | 'wallet' | 'credit-card'

/**
 * A repayment plan as one of the terms of an operation: the lender's id of the plan, and its
 * installments.
 */
export interface RepaymentPlanTerms {
  /** The lender's id of the repayment plan. */
  readonly lineId: string
  /** Number of installments of the repayment plan. */
  readonly count: number
  /** Amount of each installment of the repayment plan. */
  readonly amount: Cents
  /**
   * Amount of the first installment, if the lender gives it, for example because of a discount. Only shown to
   * the customer: `lineId`, `count` and `amount` identify the plan.
   */
  readonly firstInstallmentAmount?: Cents
  /**
   * The discount on the first installment, as a fraction from 0 to 1. Only shown to the customer, like
   * `firstInstallmentAmount`.
   */
  readonly firstInstallmentDiscount?: number
}

/** Returns the part of a repayment plan that the portal stores. */
export function repaymentPlanTerms({
  lineId,
  count,
  amount,
  firstInstallmentAmount,
  firstInstallmentDiscount,
}: RepaymentPlanTerms): RepaymentPlanTerms {
  return {
    lineId,
    count,
    amount,
    ...(firstInstallmentAmount === undefined ? {} : { firstInstallmentAmount }),
    ...(firstInstallmentDiscount === undefined ? {} : { firstInstallmentDiscount }),
  }
}

/**
 * The data that identify the refinancing link from which an operation was started. They do not name the
 * customer.
 */
export interface RefinancingLinkTerms {
  readonly date: string
  readonly maxTerm: number
  readonly maxAmount: number
}

/**
 * What an operation asks the lender for, apart from its amount. A retry sends the same terms. For a retry,
 * the customer only has to type an unsaved card again, or prove again who they are, because neither is
 * stored. The terms contain nothing that identifies a person. Source: PAY-16, REV-10, REF-11.
 */
export type OperationTerms =
  | { readonly kind: 'installment'; readonly channel: PaymentChannel }
  | { readonly kind: 'line-loan'; readonly plan: RepaymentPlanTerms }
  | { readonly kind: 'shop-payment'; readonly loanId: string; readonly installments: number }
  | {
      readonly kind: 'refinancing-loan'
      readonly link: RefinancingLinkTerms
      readonly plan: RepaymentPlanTerms
    }
  | { readonly kind: 'down-payment'; readonly link: RefinancingLinkTerms; readonly loanId: string }
  /**
   * Terms of adding a card. `externalIds` are the numbers of the loans that the card will pay. Source:
   * CAR-06.
   */
  | { readonly kind: 'card-addition'; readonly externalIds: readonly string[] }
  /**
   * Terms of replacing a card. `newCardId` is the lender's id of the saved card that takes its place;
   * missing if the customer types a new card. Source: CAR-09.
   */
  | { readonly kind: 'card-replacement'; readonly newCardId?: string }
  /**
   * Terms of turning on the automatic collection of a loan's installments from the customer's bank account.
   * Source: COL-01.
   */
  | { readonly kind: 'collection-joining' }
  /**
   * Terms of turning off the automatic collection of a loan. `joiningId` is the lender's number of the
   * agreement that the customer ends. Source: COL-03.
   */
  | { readonly kind: 'collection-leaving'; readonly joiningId?: string | undefined }
  /**
   * Terms of an operation that an earlier release of the portal stored in a format that this release
   * does not read. These terms equal no others, so the operation cannot be retried.
   */
  | { readonly kind: 'earlier-release' }

/** The terms of operations of the kind `Kind`, such as a loan of the credit line. */
export type OperationTermsOfKind<Kind extends OperationTerms['kind']> = Extract<
  OperationTerms,
  { readonly kind: Kind }
>

/** Returns whether two operations' terms ask the lender for the same thing. */
export function isSameOperationTerms(one: OperationTerms, other: OperationTerms): boolean {
  switch (one.kind) {
    case 'installment':
      return other.kind === one.kind && other.channel === one.channel
    case 'line-loan':
      return other.kind === one.kind && isSameRepaymentPlan(one.plan, other.plan)
    case 'shop-payment':
      return other.kind === one.kind && other.loanId === one.loanId && other.installments === one.installments
    case 'refinancing-loan':
      return (
        other.kind === one.kind &&
        isSameRefinancingLink(one.link, other.link) &&
        isSameRepaymentPlan(one.plan, other.plan)
      )
    case 'down-payment':
      return (
        other.kind === one.kind && isSameRefinancingLink(one.link, other.link) && other.loanId === one.loanId
      )
    case 'card-addition':
      return other.kind === one.kind && haveSameTexts(one.externalIds, other.externalIds)
    case 'card-replacement':
      return other.kind === one.kind && other.newCardId === one.newCardId
    case 'collection-joining':
      return other.kind === one.kind
    case 'collection-leaving':
      return other.kind === one.kind && other.joiningId === one.joiningId
    case 'earlier-release':
      return false
  }
}

/** Returns whether both lists have the same texts, in any order. */
function haveSameTexts(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length === others.length && ones.every((each) => others.includes(each))
}

export function isSameRepaymentPlan(one: RepaymentPlanTerms, other: RepaymentPlanTerms): boolean {
  return one.lineId === other.lineId && one.count === other.count && one.amount === other.amount
}

export function isSameRefinancingLink(one: RefinancingLinkTerms, other: RefinancingLinkTerms): boolean {
  return one.date === other.date && one.maxTerm === other.maxTerm && one.maxAmount === other.maxAmount
}
