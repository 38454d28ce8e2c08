/**
 * The names of the parts of the portal that a lender can switch off. They have a file of their own,
 * because only a configuration that switches off a part needs to load them. A lender cannot switch off
 * paying, the list of loans, and what the law requires (revoking a loan contract, cancelling a service).
 * Source: OPS-03.
 */
export const switchableCapabilities = [
  'accountProtection',
  'automaticCollection',
  'cards',
  'claims',
  'couponBook',
  'debtFree',
  'earlyCancellation',
  'invoices',
  'newLoan',
  'otherServices',
  'passkeys',
  'phoneChange',
  'qrPayment',
  'receiptNotification',
  'refinancing',
  'revolvingLine',
  'survey',
] as const
