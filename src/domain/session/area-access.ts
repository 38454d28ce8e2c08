import type { AccountStatus } from './session'

/** A part of the portal that can be closed to a customer. Parts that are always open are not listed here. */
export type PortalArea =
  | 'profile'
  | 'loans'
  | 'installments'
  /** The list in which the customer chooses the loan or credit line to pay. */
  | 'pay-installment'
  /**
   * The screens of a payment after the customer has chosen what to pay: summary, payment method, card
   * and wallet.
   */
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

/** The facts that decide which parts of the portal are open to a customer. Source: SES-09 to SES-12. */
export interface CustomerStanding {
  readonly hasCredentials: boolean
  readonly hasDebtLawFirm: boolean
  readonly isUpToDate: boolean
  readonly hasCreditLineOrOffer: boolean
  readonly isBlacklisted: boolean
  readonly hasActiveLoan: boolean
  readonly hasPaidOffLoan: boolean
}

/** Why a part of the portal is closed to a customer. */
export type AccessObstacle =
  | 'no-credentials'
  | 'debt-law-firm'
  | 'not-up-to-date'
  | 'no-line-nor-offer'
  | 'no-active-loan'
  | 'no-paid-off-loan'

/**
 * Whether the customer has active loans, and whether they have cancelled (paid off) loans. Source:
 * SES-12.
 */
export interface LoanHoldings {
  readonly hasActiveLoan: boolean
  readonly hasPaidOffLoan: boolean
}

/** For each part of the portal, the reasons that can close it to a customer. Source: SES-09 to SES-12. */
const obstaclesByArea: Record<PortalArea, readonly AccessObstacle[]> = {
  profile: ['no-credentials', 'debt-law-firm'],
  loans: ['no-credentials', 'debt-law-firm'],
  installments: ['no-credentials', 'debt-law-firm', 'no-active-loan'],
  'pay-installment': ['no-credentials', 'debt-law-firm'],
  'payment-steps': ['debt-law-firm'],
  'my-payments': ['no-credentials'],
  receipts: ['debt-law-firm', 'no-active-loan'],
  'early-cancellation': ['debt-law-firm'],
  'debt-free-certificate': ['debt-law-firm', 'no-paid-off-loan'],
  vouchers: ['no-credentials', 'debt-law-firm', 'no-active-loan'],
  bills: ['no-credentials', 'debt-law-firm'],
  'more-products': ['no-credentials', 'debt-law-firm', 'not-up-to-date'],
  'new-loan': ['no-credentials', 'debt-law-firm', 'not-up-to-date'],
  survey: ['no-credentials'],
  help: ['no-credentials'],
  'unlock-registration': ['no-credentials'],
  'revolving-offer': ['no-credentials', 'debt-law-firm', 'no-line-nor-offer'],
  'revolving-line': ['no-credentials'],
}

const accessObstaclePredicates: Record<AccessObstacle, (standing: CustomerStanding) => boolean> = {
  'no-credentials': (standing) => !standing.hasCredentials,
  'debt-law-firm': (standing) => standing.hasDebtLawFirm,
  'not-up-to-date': (standing) => !standing.isUpToDate,
  'no-line-nor-offer': (standing) => !standing.hasCreditLineOrOffer,
  'no-active-loan': (standing) => !standing.hasActiveLoan,
  'no-paid-off-loan': (standing) => !standing.hasPaidOffLoan,
}

/**
 * Returns the first reason why the given part of the portal is closed to the customer, or undefined if
 * it is open. Source: SES-03, SES-09 to SES-12.
 */
export function accessObstacleToArea(
  area: PortalArea,
  standing: CustomerStanding,
): AccessObstacle | undefined {
  return obstaclesByArea[area].find((obstacle) => accessObstaclePredicates[obstacle](standing))
}

/** Returns whether the customer may open the given part of the portal. Source: SES-03, SES-09 to SES-12. */
export function mayOpenArea(area: PortalArea, standing: CustomerStanding): boolean {
  return accessObstacleToArea(area, standing) === undefined
}

/**
 * Returns whether access to the given part of the portal depends on the customer's account status.
 * Source: SES-10, SES-11, SES-19.
 */
export function areaDependsOnAccountStatus(area: PortalArea): boolean {
  return obstaclesByArea[area].some(
    (obstacle) => obstacle !== 'no-credentials' && !loanObstacles.includes(obstacle),
  )
}

/**
 * Returns whether access to the given part of the portal depends on which loans the customer has.
 * Source: SES-12.
 */
export function areaDependsOnLoans(area: PortalArea): boolean {
  return obstaclesByArea[area].some((obstacle) => loanObstacles.includes(obstacle))
}

const loanObstacles: readonly AccessObstacle[] = ['no-active-loan', 'no-paid-off-loan']

/**
 * Returns whether the portal shows the customer links to a new loan. It shows none to a blacklisted
 * customer, although they may open the new loan screen itself. Source: SES-11.
 */
export function mayShowNewLoanLinks(standing: CustomerStanding): boolean {
  return !standing.isBlacklisted && mayOpenArea('new-loan', standing)
}

/**
 * Returns the facts that decide which parts of the portal the signed-in customer may open. A credit line
 * of 0, or an offer of 0, counts as none. A fact that is not known yet does not close any part. Source:
 * SES-11, SES-12, HOM-06.
 */
export function customerStanding(session: {
  readonly hasCredentials: boolean
  readonly accountStatus: AccountStatus | undefined
  readonly holdings?: LoanHoldings | undefined
}): CustomerStanding {
  const { accountStatus } = session
  const line = accountStatus?.revolvingLine
  return {
    hasCredentials: session.hasCredentials,
    hasDebtLawFirm: accountStatus?.legalStudy !== undefined,
    isUpToDate: accountStatus?.isUpToDate ?? true,
    hasCreditLineOrOffer: !accountStatus || (line?.maxAmount ?? 0) > 0 || (line?.campaignMaxAmount ?? 0) > 0,
    isBlacklisted: accountStatus?.isBlacklisted ?? false,
    hasActiveLoan: session.holdings?.hasActiveLoan ?? true,
    hasPaidOffLoan: session.holdings?.hasPaidOffLoan ?? true,
  }
}
