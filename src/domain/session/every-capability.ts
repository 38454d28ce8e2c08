/**
 * What a lender can switch off. Apart from `capability.ts`, because only configurations that switch something off
 * need the names. What the law requires (regret, cancelling a service), paying and the loans
 * themselves cannot be. Source: OPS-03.
 */
export const capabilities = [
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
