import {
  dayInBuenosAires,
  instant,
  isCalendarDate,
  type CalendarDate,
  type Instant,
} from '@/domain/shared/calendar-date'
import { isCuit, type Cuit } from '@/domain/shared/cuit'
import { displaySafeText } from '@/domain/shared/readable-text'
import { failure, success, type Result } from '@/domain/shared/result'
import type { JsonFields } from './json-fields'

/**
 * A debt-free certificate: the lender's signed statement that the customer owes nothing on the listed
 * loans. Source: DOC-04.
 */
export interface DebtFreeCertificate {
  /** The lender's number of the certificate. The number cannot be guessed. */
  readonly number: string
  readonly issuer: CertificateIssuer
  readonly holder: CertificateHolder
  /** Numbers of the loans that are paid in full. */
  readonly loanNumbers: readonly string[]
  /**
   * The day on which the customer owed nothing on the listed loans. The certificate says nothing about
   * later days.
   */
  readonly asOf: CalendarDate
  readonly issuedAt: Instant
}

interface CertificateIssuer {
  readonly name: string
  readonly taxId: Cuit
}

interface CertificateHolder {
  readonly name: string
  /**
   * The last three digits of the customer's DNI. A person who receives the certificate compares them
   * with the customer's identity card. The certificate contains no other digits of the DNI.
   */
  readonly dniEnding: string
}

/**
 * Why a signed certificate is not valid. `incomplete`: a required field is missing or malformed.
 * `other-issuer`: the certificate was issued for another portal. `future`: the certificate was
 * issued or becomes valid later than now, or `asOf` is after the day on which it was issued. `expired`: the
 * end date that the lender set has passed.
 */
export type CertificateProblem = 'incomplete' | 'other-issuer' | 'future' | 'expired'

/** What the portal needs to know to read a certificate: the web origin of the portal and the current time. */
interface CertificateParsingContext {
  /** The origin of the portal, such as `https://portal.example`. */
  readonly portalOrigin: string
  readonly now: Instant
}

/**
 * Maximum difference in milliseconds between the lender's clock and that of the device that reads the
 * certificate.
 */
const clockToleranceMilliseconds = 5 * 60_000

const maxLoans = 60
const maxNameLength = 120

/**
 * Reads a debt-free certificate from the claims (fields) of a verified signed text. Unknown claims are
 * ignored. Source: DOC-04.
 */
export function parseCertificate(
  claims: JsonFields,
  { portalOrigin, now }: CertificateParsingContext,
): Result<DebtFreeCertificate, CertificateProblem> {
  const certificate = certificateFromClaims(claims)
  if (!certificate) return failure('incomplete')
  const { asOf, issuedAt } = certificate
  if (claims.get('iss') !== portalOrigin) return failure('other-issuer')
  const latest = now + clockToleranceMilliseconds
  if (issuedAt > latest || asOf > dayInBuenosAires(issuedAt)) return failure('future')
  const [from, until] = [instantFromUnixSeconds(claims.get('nbf')), instantFromUnixSeconds(claims.get('exp'))]
  if (from !== undefined && from > latest) return failure('future')
  if (until !== undefined && until <= now - clockToleranceMilliseconds) return failure('expired')
  return success(certificate)
}

function certificateFromClaims(claims: JsonFields): DebtFreeCertificate | undefined {
  const number = matchingText(claims.get('jti'), /^[\w-]{8,64}$/)
  const issuerName = parseIssuerOrHolderName(claims.get('org'))
  const taxId = matchingText(claims.get('cuit'), /^\d+$/)
  const name = parseIssuerOrHolderName(claims.get('name'))
  const dniEnding = matchingText(claims.get('dni'), /^\d{3}$/)
  const asOf = matchingText(claims.get('asOf'), /^[\d-]+$/)
  const loanNumbers = parseLoanNumbers(claims.get('loans'))
  const issuedAt = instantFromUnixSeconds(claims.get('iat'))
  if (!number || !issuerName || !name || !dniEnding || !loanNumbers || issuedAt === undefined)
    return undefined
  if (!taxId || !isCuit(taxId) || !asOf || !isCalendarDate(asOf)) return undefined
  if (isUnreadableUnixSeconds(claims.get('nbf')) || isUnreadableUnixSeconds(claims.get('exp')))
    return undefined
  return {
    number,
    issuer: { name: issuerName, taxId },
    holder: { name, dniEnding },
    loanNumbers,
    asOf,
    issuedAt,
  }
}

function parseLoanNumbers(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxLoans) return undefined
  const loans = value.map((each: unknown) => matchingText(each, /^[\w./-]{1,30}$/))
  return loans.includes(undefined) ? undefined : loans.flatMap((each) => each ?? [])
}

function matchingText(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined
}

/** Returns the issuer's or holder's name, without characters that hide or reverse text. Source: GEN-14. */
function parseIssuerOrHolderName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxNameLength) return undefined
  return displaySafeText(value).trim() || undefined
}

/** Converts seconds since 1970, before the year 9999, to a moment. Undefined for any other value. */
function instantFromUnixSeconds(value: unknown): Instant | undefined {
  const isMoment =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 253_370_764_800
  return isMoment ? instant(value * 1000) : undefined
}

function isUnreadableUnixSeconds(value: unknown): boolean {
  return value !== undefined && instantFromUnixSeconds(value) === undefined
}
