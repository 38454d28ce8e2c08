import type { SwitchableCapability } from '@/domain/session/capability'
import type { ApiCall } from '@/adapters/contract/call'

/**
 * The part of the portal (capability) that uses each API contract, or one API call of it. Calls that are
 * not listed are always sent.
 */
const capabilityByContractOrCall: Readonly<Record<string, SwitchableCapability>> = {
  'automatic-collection': 'automaticCollection',
  cards: 'cards',
  cancellation: 'earlyCancellation',
  certificates: 'debtFree',
  'debt-free': 'debtFree',
  'documents.couponBook': 'couponBook',
  'documents.listReceiptTypes': 'receiptNotification',
  'documents.sendReceipt': 'receiptNotification',
  invoices: 'invoices',
  offers: 'newLoan',
  passkeys: 'passkeys',
  'phone-change': 'phoneChange',
  protection: 'accountProtection',
  'qr-payment': 'qrPayment',
  refinancing: 'refinancing',
  'revolving-line': 'revolvingLine',
  support: 'claims',
  survey: 'survey',
}

/**
 * Returns the part of the portal that uses an API call, if the lender can switch that part off; undefined
 * for every other call. Source: OPS-03.
 */
export function findCapabilityUsingCall({ name }: Pick<ApiCall, 'name'>): SwitchableCapability | undefined {
  return capabilityByContractOrCall[name] ?? capabilityByContractOrCall[name.slice(0, name.indexOf('.'))]
}
