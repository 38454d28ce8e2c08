import {
  nextCollectionAttempt,
  lastFailedCollectionAttempt,
  type MaskedCollectionBankAccount,
  type AutomaticInstallmentCollection,
  type CollectionAttempt,
  type AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { attemptNotMade } from '@/domain/automatic-collection/attempt-not-made'
import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { addresses } from '@/ui/addresses'
import { formatBriefMoney, formatDayAndMonth, formatLongDate, formatMoney } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import type { EvidenceFileSection } from '@/ui/support/evidence-pdf'
import {
  attemptNotMadeText,
  collectionAttemptText,
  automaticCollectionTexts as texts,
  collectionStatusText,
  collectionFailureSentence,
} from '@/ui/texts/automatic-collection.texts'

const weekdayFormat = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' })

/** Returns the weekday and the number of the day, such as `viernes 4`. */
export function formatWeekdayAndDay(date: CalendarDate): string {
  return `${weekdayFormat.format(new Date(`${date}T12:00:00Z`))} ${Number(date.slice(8))}`
}

/** Returns the date with weekday and year, such as `viernes 4 de diciembre de 2026`. */
export function formatDateWithWeekdayAndYear(date: CalendarDate): string {
  return `${weekdayFormat.format(new Date(`${date}T12:00:00Z`))} ${formatLongDate(date)}`
}

/**
 * Returns the date with weekday and without year, such as `viernes 4 de diciembre`. Used for collections
 * that the lender has announced, which are only days away.
 */
export function formatDateWithWeekday(date: CalendarDate): string {
  return `${weekdayFormat.format(new Date(`${date}T12:00:00Z`))} ${formatDayAndMonth(date, date)}`
}

interface CollectionAttemptRow {
  readonly date: CalendarDate
  readonly dayText: string
  readonly text: string
}

export interface UpcomingCollectionState {
  readonly title: string
  /** Text about the failure of the last attempt to collect the installment; undefined if it did not fail. */
  readonly failureText: string | undefined
  readonly attempts: readonly CollectionAttemptRow[]
}

export interface PastCollectionState {
  readonly id: string
  readonly title: string
  readonly dayText: string
  readonly chip: { readonly tone: Tone | 'neutral'; readonly text: string }
  readonly attempts: readonly CollectionAttemptRow[]
  /**
   * Address of the screen on which the customer makes a claim about this automatic collection; missing if no
   * money was collected. Source: COL-03.
   */
  readonly claimAddress?: string
  readonly evidenceSections: readonly EvidenceFileSection[]
}

/**
 * What the loan's screen shows about an automatic collection that the customer has activated. Source: COL-02.
 */
export interface ActiveCollectionState {
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly nextCollection: UpcomingCollectionState | undefined
}

export function createActiveCollectionState(
  { activeAgreement, next }: AutomaticLoanCollection,
  today: CalendarDate,
): ActiveCollectionState | undefined {
  if (!activeAgreement) return undefined
  const since = activeAgreement.joinedAt === undefined ? [] : [dayInBuenosAires(activeAgreement.joinedAt)]
  return {
    rows: [
      { label: texts.account, value: collectionBankAccountText(activeAgreement.account) },
      ...since.map((day) => ({ label: texts.since, value: formatLongDate(day) })),
    ],
    nextCollection: next && createUpcomingCollectionState(next, today),
  }
}

/** Returns the installment, the amount and the day of an announced collection. Source: COL-02. */
export function upcomingCollectionTitle(collection: AutomaticInstallmentCollection): string {
  const { installmentNumber, amount, date } = collection
  const day = formatDateWithWeekday(nextCollectionAttempt(collection)?.date ?? date)
  return texts.nextOf(installmentNumber, formatBriefMoney(amount), day)
}

export function createUpcomingCollectionState(
  collection: AutomaticInstallmentCollection,
  today: CalendarDate,
): UpcomingCollectionState {
  const coming = nextCollectionAttempt(collection)
  const failed = lastFailedCollectionAttempt(collection)
  const isFailure = failed?.result === 'no-funds' || failed?.result === 'rejected'
  return {
    title: upcomingCollectionTitle(collection),
    failureText: isFailure
      ? collectionFailureSentence(failed.result, coming && formatWeekdayAndDay(coming.date))
      : undefined,
    attempts: collection.attempts.map((each) => collectionAttemptRow(each, collection, today)),
  }
}

function collectionAttemptRow(
  { date, result }: CollectionAttempt,
  collection: AutomaticInstallmentCollection,
  today: CalendarDate,
): CollectionAttemptRow {
  const text =
    result === 'not-made'
      ? attemptNotMadeText(attemptNotMade(date, collection, today))
      : collectionAttemptText(result, date === nextCollectionAttempt(collection)?.date)
  return { date, dayText: formatWeekdayAndDay(date), text }
}

export function collectionBankAccountText(account: MaskedCollectionBankAccount | undefined): string {
  if (!account) return texts.unknownAccount
  return texts.accountOf(account.kind === 'cvu' ? 'CVU' : 'CBU', account.lastDigits, account.bank)
}

/**
 * Returns what the loan's screen shows about an automatic collection that has ended. Source: COL-02, COL-03.
 */
export function createPastCollectionState(
  collection: AutomaticInstallmentCollection,
  externalId: string,
  today: CalendarDate,
): PastCollectionState {
  const { collectionId, installmentNumber, amount, date, status, attempts } = collection
  const isCollected = status === 'collected' || status === 'refunded'
  const collectedOn = attempts.find(({ result }) => result === 'collected')?.date ?? date
  const isGood = isCollected
  const claim = { externalId, collectionId, paidOn: collectedOn, amount }
  const attemptStates = attempts.map((each) => collectionAttemptRow(each, collection, today))
  return {
    id: collectionId,
    title: texts.pastOf(installmentNumber, formatBriefMoney(amount)),
    dayText: formatLongDate(collectedOn),
    chip: {
      tone: status === 'not-collected' ? 'warn' : isGood ? 'good' : 'neutral',
      text: collectionStatusText(status),
    },
    attempts: attemptStates,
    ...(isCollected ? { claimAddress: addresses.claims.createPath(claim) } : {}),
    evidenceSections: [
      {
        title: texts.evidence,
        rows: [
          { label: texts.loanNumber, value: externalId },
          { label: texts.collectionNumber, value: collectionId },
          { label: texts.installment, value: `${installmentNumber}` },
          { label: texts.amount, value: formatMoney(amount) },
          { label: texts.day, value: formatLongDate(collectedOn) },
          { label: texts.status, value: collectionStatusText(status) },
        ],
      },
      {
        title: texts.attempts,
        rows: attemptStates.map(({ dayText, text }) => ({ label: dayText, value: text })),
      },
    ],
  }
}
