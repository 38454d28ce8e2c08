import type {
  AutomaticInstallmentCollection,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { collectionAfterDeactivation } from '@/domain/automatic-collection/collection-after-deactivation'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import {
  collectionDeactivationTexts,
  collectionOutcomeIfDeactivatedText,
} from '@/ui/texts/collection-deactivation.texts'
import type { LoanWithAutomaticCollection } from './loan-with-automatic-collection'
import { collectionBankAccountText, upcomingCollectionTitle } from './collection-state'

export interface CollectionReceiptRow {
  readonly label: string
  readonly value: string
}

/**
 * The receipt for activating or turning off the automatic collection, as the lender reports it. Source:
 * COL-01, COL-03.
 */
export interface CollectionChangeReceipt {
  /** The sentences under the title of the receipt's screen. */
  readonly lead: string
  readonly rows: readonly CollectionReceiptRow[]
  /** Text which says that some facts of the receipt could not be read; missing if all were read. */
  readonly note?: string
}

type NamedLoan = Pick<LoanWithAutomaticCollection, 'externalId' | 'name'>
type LoanBeforeDeactivation = NamedLoan & Pick<LoanWithAutomaticCollection, 'collection'>

/**
 * Returns the receipt for activating the automatic collection. `collection` is the loan's automatic
 * collection after the activation; undefined if it could not be read from the lender.
 */
export function createActivationReceipt(
  loan: NamedLoan,
  reference: string | undefined,
  collection: AutomaticLoanCollection | undefined,
): CollectionChangeReceipt {
  const texts = collectionActivationTexts.activated
  const active = collection?.activeAgreement
  const next = collection?.next
  return {
    lead: texts.lead,
    rows: [
      ...referenceRows(texts.number, reference),
      { label: texts.loan, value: loanText(loan) },
      ...(active?.account
        ? [{ label: texts.account, value: collectionBankAccountText(active.account) }]
        : []),
      ...dateRows(texts.since, active?.joinedAt),
      ...(next ? [{ label: texts.next, value: upcomingCollectionTitle(next) }] : []),
    ],
    ...(active ? {} : { note: texts.notRead }),
  }
}

/**
 * Returns the receipt for turning off the automatic collection. `collection` is the loan's automatic
 * collection after it was turned off; undefined if it could not be read from the lender. In that case the
 * receipt names the collection that was announced before: the lender may have sent it to the bank since.
 */
export function createDeactivationReceipt(
  loan: LoanBeforeDeactivation,
  reference: string | undefined,
  collection: AutomaticLoanCollection | undefined,
): CollectionChangeReceipt {
  const texts = collectionDeactivationTexts.deactivated
  const next = collection ? collectionAfterDeactivation(collection) : loan.collection?.next
  const isOutcomeUnread = !collection && next?.ifDeactivated === 'stopped'
  return {
    lead: next ? texts.leadWithCollection : texts.lead,
    rows: [
      ...referenceRows(texts.number, reference),
      { label: texts.loan, value: loanText(loan) },
      ...dateRows(texts.at, collection?.deactivatedAt),
      ...(next
        ? [
            {
              label: collectionDeactivationTexts.next,
              value: isOutcomeUnread
                ? collectionOutcomeIfDeactivatedText('unread', upcomingCollectionTitle(next))
                : upcomingCollectionIfDeactivatedText(next),
            },
          ]
        : []),
    ],
    ...(collection ? {} : { note: texts.notRead }),
  }
}

/**
 * Returns the text about the loan's next automatic collection, with what happens to it if the customer turns
 * off the automatic collection. Source: COL-03.
 */
export function upcomingCollectionIfDeactivatedText(collection: AutomaticInstallmentCollection): string {
  return collectionOutcomeIfDeactivatedText(collection.ifDeactivated, upcomingCollectionTitle(collection))
}

function loanText({ name, externalId }: NamedLoan): string {
  return `${name}, ${externalId}`
}

function referenceRows(label: string, reference: string | undefined): readonly CollectionReceiptRow[] {
  return reference === undefined ? [] : [{ label, value: reference }]
}

function dateRows(label: string, at: Instant | undefined): readonly CollectionReceiptRow[] {
  return at === undefined ? [] : [{ label, value: formatDateAndTime(at) }]
}

/** Returns the date and time of an instant in Buenos Aires, such as `24 de noviembre de 2026 a las 10:05`. */
export function formatDateAndTime(at: Instant): string {
  return collectionActivationTexts.activated.sinceOf(formatLongDate(dayInBuenosAires(at)), formatTime(at))
}
