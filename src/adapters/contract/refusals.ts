/** The server's error codes for a declined card, each with its meaning in Spanish. Source: 2§8, PAY-15. */
export const cardRefusalCodes = {
  CARD_BLOCKED: 'La tarjeta está bloqueada.',
  INSUFFICIENT_FUNDS: 'No hay fondos suficientes.',
  TRANSACTION_NOT_ALLOWED: 'La operación no está permitida.',
  DENIED: 'La tarjeta fue denegada.',
  INVALID_CARD_EXPIRED_ERROR: 'La tarjeta venció.',
  INVALID_CARD_EXPIRATION_MONTH: 'El mes de vencimiento no es válido.',
  INVALID_CARD_EXPIRATION_YEAR: 'El año de vencimiento no es válido.',
  AUTH_REQUIRED: 'El banco pide una autorización.',
  DENIED_OR_DISABLED: 'La tarjeta fue denegada o está inhabilitada.',
  INVALID_CARD_NUMBER: 'El número de la tarjeta no es válido.',
  CARD_BIN_ERROR: 'El número de la tarjeta no es de un emisor conocido.',
  WRONG_NUMBER: 'El número de la tarjeta es incorrecto.',
  REJECTED: 'El pago fue rechazado.',
  OTHER_ERROR: 'Otro error.',
  NOT_BE_CREDITED: 'El pago no se pudo acreditar.',
  MISSING_IDCREDIT: 'Falta el crédito que se paga.',
  INVALID_USER_OR_PASSWORD: 'El comercio no se pudo identificar.',
  INVALID_HASH: 'La firma del pago no es válida.',
  INVALID_PAYMENT_METHOD_ID: 'El medio de pago no es válido.',
  INPUT_DATA_ERROR: 'Hay datos que no son válidos.',
  INVALID_AMOUNT: 'El importe no es válido.',
  ERROR_PAYMENT: 'El pago falló.',
  EXCEED_LIMITS: 'Se superó el límite de la tarjeta.',
  MAX_ATTEMPTS: 'Se superó la cantidad de intentos.',
  MAX_ATTEMPTS_ERROR: 'Se superó la cantidad de intentos.',
} as const

/**
 * Error codes with which the server may refuse any API call, each with its meaning in Spanish.
 * Source: ACC-33.
 */
export const refusalCodesOfAnyCall = {
  INVALID_CUSTOMER_EMAIL: 'El correo del cliente no es válido.',
  INVALID_PHONE_NUMBER: 'El teléfono del cliente no es válido.',
  CUSTOMER_NOT_FOUND: 'No hay datos de ese cliente.',
} as const

/**
 * Error code with which the server refuses a change to the account or its cards, or a new debt, while it
 * protects the account. A refused request has no effect.
 * Source: ACC-38, ACC-40.
 */
export const blockedChangeRefusals = {
  OPERATION_HELD_BACK: 'Retenido para proteger la cuenta: no se hizo nada.',
} as const

/**
 * The server's error codes for refusing to create a loan from the repayment plan that the customer
 * chose, each with its meaning in Spanish. Source: REV-04, 2§8.
 */
export const loanCreationRefusalCodes = {
  INVALID_INSTALLMENT_PLAN: 'El plan de cuotas no es uno de los ofrecidos.',
  AMOUNT_OVER_REMAINING: 'El importe es más que lo que queda.',
  CUSTOMER_NOT_UP_TO_DATE: 'El cliente tiene cuotas vencidas.',
  LINE_NOT_ENABLED: 'La línea no está habilitada.',
} as const

/**
 * Error codes of API calls that require an identity check. They say that the identity check has already
 * been used, has expired, or was made for another person or procedure. Source: ACC-36, ACC-37.
 */
export const identityCheckRefusalCodes = {
  IDENTITY_CHECK_USED: 'Esa validación de identidad ya sirvió una vez.',
  IDENTITY_CHECK_EXPIRED: 'La validación de identidad venció, no es de esa persona o no existe.',
  IDENTITY_CHECK_PURPOSE: 'La validación de identidad se hizo para otro trámite.',
} as const
