/**
 * Storage keys of the values that are deleted when the session of their owner ends, in any way and in any
 * tab. They are grouped by storage area (`typed` is in the tab's storage). If the session expires, the values
 * under `typed` are kept for the same customer. Source: ACC-37, GEN-11.
 */
export const sessionOwnedStorageKeys = {
  local: ['refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['phoneChange', 'refinancing', 'qrPurchase', 'openedSurvey'],
  typed: ['profileDraft', 'claimDraft', 'surveyDraft'],
} as const

export type SessionOwnedStorageKey =
  (typeof sessionOwnedStorageKeys)[keyof typeof sessionOwnedStorageKeys][number]
