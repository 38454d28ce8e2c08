import { addDays, calendarDate, daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from '@/adapters/fake/shared/records'

/**
 * Id of the demo's signing key. Everybody can read its private part in this file, so the signature proves
 * nothing outside the demo.
 */
const signingKeyId = 'demo-2026-1'
const publicKeyPoint = {
  kty: 'EC',
  crv: 'P-256',
  x: 'DO-nRu8uYW4Cy0WDPTNDzSk4X1jxdq2IZTvraaayYVM',
  y: '7TaZHeGSHBT74A0UCj2bJL7LWpo0uYib32tSxmL-rC0',
} as const
const privateKeyPart = 'yrl_tDGtr60qBedvWCNFoTkyqX6CF4iubX6Llh49fD8'

export const certificatePublicKeys = {
  keys: [{ ...publicKeyPoint, kid: signingKeyId, alg: 'ES256', use: 'sig' }],
}

const issuerClaims = { org: 'Luma Créditos S.A.', cuit: '30718945638' } as const

interface CertificateContent {
  readonly customer: CustomerRecord
  readonly loanNumbers: readonly string[]
  /** Origin of the portal. The certificate names it as its issuer. */
  readonly portalOrigin: string
}

/**
 * Signs a certificate which states that the customer, as of today, owes nothing of the given loans. Returns
 * the signed text. Source: DOC-04.
 */
export async function signCertificate(
  { customer, loanNumbers, portalOrigin }: CertificateContent,
  { clock }: Lender,
): Promise<string> {
  const asOf = clock.today()
  return signCertificateClaims({
    iss: portalOrigin,
    iat: Math.floor(clock.now() / 1000),
    jti: certificateNumber(customer, asOf),
    ...issuerClaims,
    name: `${customer.firstName} ${customer.surname}`,
    dni: customer.dni.slice(-3),
    loans: loanNumbers,
    asOf,
  })
}

/** Returns the external ids of the loans that a customer has paid in full. */
export function findFullyPaidLoanNumbers(
  { ledger, overrides }: Lender,
  customer: CustomerRecord,
): readonly string[] {
  if (overrides.noLoans) return []
  return ledger
    .findCustomerBalances(customer.id)
    .filter(({ loan }) => loan.terms.status === 'FINISHED')
    .map(({ loan }) => loan.terms.externalId)
}

/** Signs the content of a certificate with the demo's key, and returns the signed text. */
export async function signCertificateClaims(claims: object): Promise<string> {
  const { subtle } = globalThis.crypto
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await subtle.importKey('jwk', { ...publicKeyPoint, d: privateKeyPart }, curve, false, ['sign'])
  const text = `${encodeJson({ alg: 'ES256', typ: 'debt-free+jwt', kid: signingKeyId })}.${encodeJson(claims)}`
  const hash = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await subtle.sign(hash, key, new TextEncoder().encode(text))
  return `${text}.${encodeBase64Url(new Uint8Array(signature))}`
}

function encodeJson(part: object): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify(part)))
}

function encodeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** First day on which a certificate was issued. The number of a certificate counts the days since then. */
const firstCertificateDay = calendarDate('2026-01-01')

/**
 * Returns the number of a customer's certificate of the given day. The number can be checked without a
 * stored list, so that a certificate made on another device is recognised. The numbers of a real lender are
 * random.
 */
function certificateNumber({ customerId }: CustomerRecord, asOf: CalendarDate): string {
  return `${customerId}-${daysBetween(firstCertificateDay, asOf)}-${checkDigitsOf(customerId + asOf)}`
}

/** Returns eight check digits, which are always the same for the same text. */
function checkDigitsOf(text: string): string {
  const sum = Array.from(text).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 99_999_989, 7)
  return String(sum).padStart(8, '0')
}

/**
 * Returns the customer for whom the debt-free certificate with the given number was made; undefined if
 * there is no such certificate.
 */
export function findDebtFreeCertificateHolder(number: string, { store }: Lender): CustomerRecord | undefined {
  const [, customerId, day] = /^(.+)-(\d{1,5})-\d{8}$/.exec(number) ?? []
  const customer = store.customers.where({ customerId: customerId ?? '' })[0]
  const isIssued =
    customer && certificateNumber(customer, addDays(firstCertificateDay, Number(day))) === number
  return isIssued ? customer : undefined
}
