/**
 * The method with which a payment that the lender registered was made. `other`: a method that the portal
 * does not know. Source: MOV-01.
 */
export type RegisteredPaymentMethod =
  | 'express-collection'
  | 'automatic-debit'
  | 'cbu-transfer'
  | 'debit-card'
  | 'mercado-pago-account'
  | 'mercado-pago-debit-card'
  | 'pago-facil'
  | 'cvu-transfer'
  | 'qr'
  | 'pago-mis-cuentas'
  | 'provincia-net'
  | 'rapipago'
  | 'ripsa'
  | 'other'
