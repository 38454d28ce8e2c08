/** The codes with which the lender says how a payment was made. Source: MOV-01. */
export const paymentMethodCodes = [
  'EXPRESS_COLLECTION',
  'AUTOMATIC_DEBIT',
  'CBU_TRANSFER',
  'DEBIT_CARD',
  'MERCADO_PAGO_ACCOUNT',
  'MERCADO_PAGO_DEBIT_CARD',
  'PAGO_FACIL',
  'CVU_TRANSFER',
  'QR',
  'PAGO_MIS_CUENTAS',
  'PROVINCIA_NET',
  'RAPIPAGO',
  'RIPSA',
] as const

export type PaymentMethodCode = (typeof paymentMethodCodes)[number]
