import { hyphenatedCuit, type Cuit } from '@/domain/shared/cuit'
import { pesosToCents, type Cents } from '@/domain/shared/money'
import { displaySafeText } from '@/domain/shared/readable-text'
import { failure, success, type Result } from '@/domain/shared/result'
import { qrCodeChecksum } from './qr-code-checksum'
import { parseQrCodeFields, type QrCodeFields } from './code-fields'

/**
 * What a shop's QR code says about the shop and the amount. The lender, not the code, decides which shop
 * is paid and how much.
 */
export interface MerchantQrCode {
  /**
   * The amount that the shop's QR code asks for; undefined if the code gives none and the customer
   * enters the amount.
   */
  readonly amount: Cents | undefined
  /**
   * The shop's name as its QR code gives it. The portal cannot trust this name, because any person can
   * print a code with any name.
   */
  readonly merchantName: string | undefined
}

/** Why the text of a scanned QR code cannot be used for a payment. Source: QRP-02. */
export type MerchantQrCodeProblem = 'invalid' | 'blocked-merchant' | 'not-interoperable'

const argentinePesoCode = '032'
const argentinaCountryCode = 'AR'
/** Matches the beginning of a payable QR code: the fields for its version. */
const versionFieldsPattern = /^000201/
const checksumFieldPattern = /6304[0-9A-Fa-f]{4}$/
const checksumDigitCount = 4
/** Maximum number of characters of a QR code's text. Source: EMV QRCPS-MPM 3.1. */
const maxQrCodeLength = 512
const amountPattern = /^[0-9]{1,10}(\.[0-9]{0,2})?$/

/**
 * Parses a shop's QR code, which has to be a complete EMV merchant-presented code with an account that can
 * be paid. The currency and the country, if given, have to be pesos and Argentina. If the code has no
 * amount, or the amount 0, the customer enters the amount. Source: QRP-02, QRP-04.
 */
export function parseMerchantQrCode(
  text: string,
  blockedMerchant: Cuit | undefined,
): Result<MerchantQrCode, MerchantQrCodeProblem> {
  if (!text.startsWith('00')) return failure('invalid')
  if (blockedMerchant !== undefined && mentionsTaxId(text, blockedMerchant))
    return failure('blocked-merchant')
  const fields = isCompleteCode(text) ? parseQrCodeFields(text) : undefined
  if (!fields || !isForArgentina(fields) || !hasAccountToPay(fields)) return failure('not-interoperable')
  const amount = fields.get('54')
  if (amount !== undefined && !amountPattern.test(amount)) return failure('not-interoperable')
  return success({
    amount: amount === undefined ? undefined : amountIfPositive(pesosToCents(Number(amount))),
    merchantName: displaySafeText(fields.get('59') ?? '').trim() || undefined,
  })
}

function mentionsTaxId(text: string, taxId: Cuit): boolean {
  return text.includes(taxId) || text.includes(hyphenatedCuit(taxId))
}

function isCompleteCode(text: string): boolean {
  if (
    [...text].length > maxQrCodeLength ||
    !versionFieldsPattern.test(text) ||
    !checksumFieldPattern.test(text)
  )
    return false
  const covered = text.slice(0, -checksumDigitCount)
  return qrCodeChecksum(covered) === text.slice(-checksumDigitCount).toUpperCase()
}

function isForArgentina(fields: QrCodeFields): boolean {
  return (
    (fields.get('53') ?? argentinePesoCode) === argentinePesoCode &&
    (fields.get('58') ?? argentinaCountryCode) === argentinaCountryCode
  )
}

/**
 * Returns whether the QR code contains an account to pay to: of the shop, of a card network or of another
 * template. Source: EMV QRCPS-MPM 4.3.
 */
function hasAccountToPay(fields: QrCodeFields): boolean {
  return [...fields.keys()].some((tag) => tag >= '02' && tag <= '51')
}

function amountIfPositive(amount: Cents): Cents | undefined {
  return amount > 0 ? amount : undefined
}
