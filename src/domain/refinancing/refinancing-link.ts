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
 * The data in a refinancing link. Any person can forge a link, so the portal only sends the link's two limits
 * (number of installments and amount of one) to the lender, which decides the term and the amounts. Source:
 * REF-01, REF-05, REF-11.
 */
export interface RefinancingLink {
  readonly taxId: Cuit
  /** Maximum number of installments of the refinancing loan. */
  readonly maxTerm: number
  /** Maximum amount of one installment of the refinancing loan. */
  readonly maxInstallmentAmount: Cents
  /** The last day on which the refinancing link is valid. Source: REF-02. */
  readonly validUntil: CalendarDate
}

/**
 * Maximum number of characters of a refinancing link's `hash` (the text with its data). A real hash has about
 * 80 characters, including its secret.
 */
const maxHashLength = 200

/**
 * Matches the hash of a refinancing link: its data in base64, which may be followed by a dot and a secret
 * that only the lender reads. Source: REF-01, SES-22.
 */
const hashPattern = /^([^.]+)(?:\.[\w-]{16,128})?$/

/**
 * Parses the hash of a refinancing link: base64 of tax id, term, amount and date, separated by `|`. A secret
 * after a dot is ignored. Undefined if the hash has any other form. Source: REF-01.
 */
export function parseRefinancingLink(hash: string): RefinancingLink | undefined {
  const parts = decodedHash(hash)?.split('|')
  if (parts?.length !== 4) return undefined
  const [taxId = '', term = '', amount = '', validUntil = ''] = parts
  const maxInstallmentAmount = parsePesosAsCents(amount)
  if (!isCuit(taxId) || !isInstallmentCount(term)) return undefined
  if (maxInstallmentAmount === undefined || !isCalendarDate(validUntil)) return undefined
  return { taxId, maxTerm: Number(term), maxInstallmentAmount, validUntil }
}

/**
 * Returns the moment at which a refinancing link expires: 21:00 in Buenos Aires on the day of the link.
 * Source: REF-02.
 */
export function refinancingLinkDeadline({ validUntil }: RefinancingLink): Instant {
  const midnightUtc = daysBetween(epoch, validUntil) * dayMilliseconds
  return (midnightUtc + dayMilliseconds) as Instant
}

export function isRefinancingLinkExpired(link: RefinancingLink, now: Instant): boolean {
  return now >= refinancingLinkDeadline(link)
}

const epoch = calendarDate('1970-01-01')
/**
 * Milliseconds of a day. A link expires at 21:00 in Buenos Aires (UTC-3), which is the end of that day in
 * UTC.
 */
const dayMilliseconds = 86_400_000

/**
 * Decodes the base64 part of the hash, with or without padding; undefined if it is not valid. Links contain
 * only digits, `|`, `.` and `-`, whose base64 has no sign that an address has to encode.
 */
function decodedHash(hash: string): string | undefined {
  if (hash.length > maxHashLength) return undefined
  const terms = hashPattern.exec(hash)?.[1]
  if (terms === undefined) return undefined
  try {
    return atob(terms.replace(/=+$/, ''))
  } catch {
    return undefined
  }
}

function isInstallmentCount(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text)
}

/** Parses pesos with up to two decimals, over 0. */
function parsePesosAsCents(text: string): Cents | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const amount = pesosToCents(Number(text))
  return amount > 0 ? amount : undefined
}
