/**
 * How a registered payment was made. `other` stands for every value that the portal does not know.
 * Source: MOV-01.
 */
export type RegisteredMethod =
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
