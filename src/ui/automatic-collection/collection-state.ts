import {
  attemptToCome,
  lastFailure,
  type CollectedAccount,
  type Collection,
  type LoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import {
  attemptText,
  automaticCollectionTexts as texts,
  collectionStatusText,
  failureSentence,
} from '@/ui/texts/automatic-collection.texts'

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' })

/** Returns the day as people say it within a month, such as `viernes 4`. */
export function formatWeekday(date: CalendarDate): string {
  return `${weekday.format(new Date(`${date}T12:00:00Z`))} ${Number(date.slice(8))}`
}

/** Returns such as `viernes 4 de diciembre de 2026`. */
export function formatWholeDay(date: CalendarDate): string {
  return `${weekday.format(new Date(`${date}T12:00:00Z`))} ${formatLongDate(date)}`
}

export interface AttemptState {
  readonly date: CalendarDate
  readonly day: string
  readonly text: string
}

export interface NextCollectionState {
  readonly title: string
  /** What the last attempt came to, if it failed. */
  readonly failure: string | undefined
  readonly attempts: readonly AttemptState[]
}

export interface PastCollectionState {
  readonly id: string
  readonly title: string
  readonly day: string
  readonly chip: { readonly tone: Tone | 'neutral'; readonly text: string }
}

/** What is shown of an active collection. Source: COL-02. */
export interface ActiveCollectionState {
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly next: NextCollectionState | undefined
  readonly past: readonly PastCollectionState[]
}

export function activeCollectionState({
  active,
  next,
  past,
}: LoanCollection): ActiveCollectionState | undefined {
  if (!active) return undefined
  const since = active.joinedAt === undefined ? [] : [dayInBuenosAires(active.joinedAt)]
  return {
    rows: [
      { label: texts.account, value: accountText(active.account) },
      ...since.map((day) => ({ label: texts.since, value: formatLongDate(day) })),
    ],
    next: next && nextCollectionState(next),
    past: past.map(pastCollectionState),
  }
}

export function nextCollectionState(collection: Collection): NextCollectionState {
  const { installmentNumber, amount, date, attempts } = collection
  const coming = attemptToCome(collection)
  const failed = lastFailure(collection)
  const isFailure = failed?.result === 'no-funds' || failed?.result === 'rejected'
  return {
    title: texts.nextOf(installmentNumber, formatBriefMoney(amount), formatWholeDay(coming?.date ?? date)),
    failure: isFailure ? failureSentence(failed.result, coming && formatWeekday(coming.date)) : undefined,
    attempts: attempts.map(({ date: day, result }) => ({
      date: day,
      day: formatWeekday(day),
      text: attemptText(result, day === coming?.date),
    })),
  }
}

export function accountText(account: CollectedAccount | undefined): string {
  if (!account) return texts.unknownAccount
  return texts.accountOf(account.kind === 'cvu' ? 'CVU' : 'CBU', account.lastDigits, account.bank)
}

function pastCollectionState({
  collectionId,
  installmentNumber,
  amount,
  date,
  status,
  attempts,
}: Collection): PastCollectionState {
  const collectedOn = attempts.find(({ result }) => result === 'collected')?.date ?? date
  const isGood = status === 'collected' || status === 'refunded'
  return {
    id: collectionId,
    title: texts.pastOf(installmentNumber, formatBriefMoney(amount)),
    day: formatLongDate(collectedOn),
    chip: {
      tone: status === 'not-collected' ? 'warn' : isGood ? 'good' : 'neutral',
      text: collectionStatusText(status),
    },
  }
}
