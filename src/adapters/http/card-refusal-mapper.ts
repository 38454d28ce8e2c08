import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { cardRefusalCodes } from '@/adapters/contract/refusals'

/**
 * The reason for a declined card, by the error code of the server. The portal shows the customer a text for
 * the reason.
 * Source: PAY-15.
 */
const reasonByKnownCode: Readonly<Record<keyof typeof cardRefusalCodes, CardRefusalReason>> = {
  CARD_BLOCKED: 'blocked',
  INSUFFICIENT_FUNDS: 'insufficient-funds',
  TRANSACTION_NOT_ALLOWED: 'denied',
  DENIED: 'denied',
  INVALID_CARD_EXPIRED_ERROR: 'denied',
  INVALID_CARD_EXPIRATION_MONTH: 'denied',
  INVALID_CARD_EXPIRATION_YEAR: 'denied',
  AUTH_REQUIRED: 'denied',
  DENIED_OR_DISABLED: 'denied',
  INVALID_CARD_NUMBER: 'wrong-number',
  CARD_BIN_ERROR: 'wrong-number',
  WRONG_NUMBER: 'wrong-number',
  REJECTED: 'payment-error',
  OTHER_ERROR: 'payment-error',
  NOT_BE_CREDITED: 'payment-error',
  MISSING_IDCREDIT: 'payment-error',
  INVALID_USER_OR_PASSWORD: 'payment-error',
  INVALID_HASH: 'payment-error',
  INVALID_PAYMENT_METHOD_ID: 'payment-error',
  INPUT_DATA_ERROR: 'payment-error',
  INVALID_AMOUNT: 'payment-error',
  ERROR_PAYMENT: 'payment-error',
  EXCEED_LIMITS: 'limits-exceeded',
  MAX_ATTEMPTS: 'too-many-attempts',
  MAX_ATTEMPTS_ERROR: 'too-many-attempts',
}
const reasonByCode = new Map<string, CardRefusalReason>(Object.entries(reasonByKnownCode))

/**
 * Converts the lender's error code for a declined card to the reason that the portal uses; undefined for an
 * unknown code. Source: PAY-15.
 */
export function toCardRefusalReason(code: string | undefined): CardRefusalReason | undefined {
  return reasonByCode.get(code ?? '')
}
