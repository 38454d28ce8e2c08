import type { AccountStatus } from './session'

/** A part of the portal that may be closed to a customer. What is never closed has no word here. */
export type Area =
  | 'profile'
  | 'loans'
  | 'installments'
  /** The list to choose what to pay from. */
  | 'pay-installment'
  /** What follows that choice: summary, method, card, wallet. */
  | 'payment-steps'
  | 'my-payments'
  | 'receipts'
  | 'early-cancellation'
  | 'debt-free-certificate'
  | 'vouchers'
  | 'bills'
  | 'more-products'
  | 'new-loan'
  | 'survey'
  | 'help'
  | 'unlock-registration'
  | 'revolving-offer'
  | 'revolving-line'

/** What decides which areas are open to a customer. Source: SES-09, SES-10, SES-11. */
export interface CustomerStanding {
  readonly hasCredentials: boolean
  readonly hasLegalStudy: boolean
  readonly isUpToDate: boolean
  readonly hasLineOrOffer: boolean
  readonly isBlacklisted: boolean
}

type Obstacle = 'no-credentials' | 'legal-study' | 'not-up-to-date' | 'no-line-nor-offer'

/** Source: SES-09, SES-10, SES-11. */
const obstaclesOf: Record<Area, readonly Obstacle[]> = {
  profile: ['no-credentials', 'legal-study'],
  loans: ['no-credentials', 'legal-study'],
  installments: ['no-credentials', 'legal-study'],
  'pay-installment': ['no-credentials', 'legal-study'],
  'payment-steps': ['legal-study'],
  'my-payments': ['no-credentials'],
  receipts: ['legal-study'],
  'early-cancellation': ['legal-study'],
  'debt-free-certificate': ['legal-study'],
  vouchers: ['no-credentials', 'legal-study'],
  bills: ['no-credentials', 'legal-study'],
  'more-products': ['no-credentials', 'legal-study', 'not-up-to-date'],
  'new-loan': ['no-credentials', 'legal-study', 'not-up-to-date'],
  survey: ['no-credentials'],
  help: ['no-credentials'],
  'unlock-registration': ['no-credentials'],
  'revolving-offer': ['no-credentials', 'legal-study', 'no-line-nor-offer'],
  'revolving-line': ['no-credentials'],
}

const standsInTheWay: Record<Obstacle, (standing: CustomerStanding) => boolean> = {
  'no-credentials': (standing) => !standing.hasCredentials,
  'legal-study': (standing) => standing.hasLegalStudy,
  'not-up-to-date': (standing) => !standing.isUpToDate,
  'no-line-nor-offer': (standing) => !standing.hasLineOrOffer,
}

/** Whether a customer may open that area. Source: SES-03, SES-09, SES-10, SES-11. */
export function allows(area: Area, standing: CustomerStanding): boolean {
  return !obstaclesOf[area].some((obstacle) => standsInTheWay[obstacle](standing))
}

/** Whether she sees an entry to a new loan: never when blacklisted, though the area itself stays open. Source: SES-11. */
export function showsNewLoanEntry(standing: CustomerStanding): boolean {
  return !standing.isBlacklisted && allows('new-loan', standing)
}

/** Where a customer stands; an amount of 0 is neither a line nor an offer. Source: SES-11, HOM-06. */
export function customerStanding(session: {
  readonly hasCredentials: boolean
  readonly accountStatus: AccountStatus
}): CustomerStanding {
  const { isUpToDate, isBlacklisted, legalStudy, revolvingLine } = session.accountStatus
  return {
    hasCredentials: session.hasCredentials,
    hasLegalStudy: legalStudy !== undefined,
    isUpToDate,
    hasLineOrOffer: (revolvingLine?.maxAmount ?? 0) > 0 || (revolvingLine?.campaignMaxAmount ?? 0) > 0,
    isBlacklisted,
  }
}
