import {
  calendarDate,
  daysBetween,
  isCalendarDate,
  type CalendarDate,
  type Instant,
} from '@/domain/shared/calendar-date'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import { pesosToCents, type Cents } from '@/domain/shared/money'

/**
 * What the lender's link says of a refinancing. Anybody can write one: it says which customer is asked about and
 * until when it may be used, and decides no amount. Source: REF-01, REF-11.
 */
export interface RefinancingLink {
  readonly taxId: Cuit
  /** The most installments. */
  readonly maxTerm: number
  /** The most that an installment may come to. */
  readonly maxAmount: Cents
  /** The day on which it can be used. */
  readonly date: CalendarDate
}

/** A link has some 80 characters with its secret; a longer one is not read. */
const longestHash = 200

/** The four parts in base64, and after a dot the lender's secret, which only the lender reads. Source: REF-01, SES-22. */
const hashForm = /^([^.]+)(?:\.[\w-]{16,128})?$/

/** Base64 of tax id, term, amount and day, joined by a pipe; undefined for whatever is not that. Source: REF-01. */
export function readRefinancingLink(hash: string): RefinancingLink | undefined {
  const parts = decoded(hash)?.split('|')
  if (parts?.length !== 4) return undefined
  const [taxId = '', term = '', amount = '', date = ''] = parts
  const maxAmount = readAmount(amount)
  if (!isCuit(taxId) || !isTerm(term)) return undefined
  if (maxAmount === undefined || !isCalendarDate(date)) return undefined
  return { taxId, maxTerm: Number(term), maxAmount, date }
}

/** 21:00 of its day in Buenos Aires, from which on it is of no use. Source: REF-02. */
export function linkDeadline({ date }: RefinancingLink): Instant {
  const midnightUtc = daysBetween(epoch, date) * millisecondsPerDay
  return (midnightUtc + millisecondsPerDay) as Instant
}

export function isLinkExpired(link: RefinancingLink, now: Instant): boolean {
  return now >= linkDeadline(link)
}

const epoch = calendarDate('1970-01-01')
/** In Buenos Aires, three hours behind UTC, it is 21:00 when the next day begins there. */
const millisecondsPerDay = 86_400_000

/** With its filling or without. What a link says is never written with signs that an address has to encode. */
function decoded(hash: string): string | undefined {
  if (hash.length > longestHash) return undefined
  const terms = hashForm.exec(hash)?.[1]
  if (terms === undefined) return undefined
  try {
    return atob(terms.replace(/=+$/, ''))
  } catch {
    return undefined
  }
}

function isTerm(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text)
}

/** Pesos with up to two decimals, more than nothing. */
function readAmount(text: string): Cents | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const amount = pesosToCents(Number(text))
  return amount > 0 ? amount : undefined
}
