/**
 * The names of the parts of the portal that a lender can switch off. They are in a file of their own,
 * because only configurations that switch one off need to load them. Paying, the list of loans, and what
 * the law requires (revoking a contract, cancelling a service) cannot be switched off. Source: OPS-03.
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
