import type { InstallmentToCollect } from '@/domain/automatic-collection/automatic-collection'
import type { ConfirmedBankAccount } from '@/application/automatic-collection/automatic-collection.port'
import type { CollectionChangeReceipt } from './collection-change-receipt'
import { createConsentContent, type CollectionConsentContent, type ConsentSettings } from './consent-state'
import type {
  LoanWithAutomaticCollection,
  CollectionChangeOfUnknownOutcome,
} from './loan-with-automatic-collection'

/** The step at which the customer reads what is collected, and consents to it. Source: COL-01. */
export interface CollectionConsentState {
  readonly phase: 'consent'
  readonly loan: LoanWithAutomaticCollection
  readonly checked: ConfirmedBankAccount
  readonly consent: CollectionConsentContent
  /** The installments that `consent` describes. */
  readonly seenInstallments: readonly InstallmentToCollect[]
  /** How many times the lender has changed these installments since the customer read them first. */
  readonly planChangeCount: number
}

/** What the screen shows on which the customer activates the automatic collection of a loan. Source: COL-01. */
export type CollectionActivationState =
  | { readonly phase: 'account'; readonly loan: LoanWithAutomaticCollection }
  | CollectionConsentState
  | { readonly phase: 'activated'; readonly receipt: CollectionChangeReceipt }
  | { readonly phase: 'active' | 'not-available' }
  | {
      readonly phase: 'unknown'
      readonly change: CollectionChangeOfUnknownOutcome
      readonly differsFromRequestedAccount: boolean
    }

/**
 * Returns the step at which the customer consents to the automatic collection of `loan` from the bank account
 * `checked`. The phase is `not-available` if there is nothing to collect. Source: COL-01.
 */
export function createConsentState(
  { loan, checked, planChangeCount }: Pick<CollectionConsentState, 'loan' | 'checked' | 'planChangeCount'>,
  settings: ConsentSettings,
): CollectionActivationState {
  const { collection } = loan
  const consent = collection && createConsentContent(collection, checked, settings)
  if (!collection || !consent) return { phase: 'not-available' }
  const { installmentsToCollect: seenInstallments } = collection
  return { phase: 'consent', loan, checked, consent, seenInstallments, planChangeCount }
}
