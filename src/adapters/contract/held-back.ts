import type { CallName } from './contracts'

/** What a lender may hold back while it protects an account. Source: ACC-38, ACC-40. */
export type HeldBackChange = 'PHONE' | 'PASSWORD' | 'CONTACT' | 'DEVICE' | 'CARD' | 'ACCOUNT' | 'NEW_DEBT'

/** The calls that a held back account is refused, with 409 and the code OPERATION_HELD_BACK. */
export const heldBackCalls: Readonly<Partial<Record<CallName, HeldBackChange>>> = {
  'phone-change.updateCellphone': 'PHONE',
  'passwords.setPassword': 'PASSWORD',
  'profile.saveContact': 'CONTACT',
  'passkeys.register': 'DEVICE',
  'cards.addCard': 'CARD',
  'cards.replaceByExisting': 'CARD',
  'cards.replaceByNew': 'CARD',
  'card-update.updateCard': 'CARD',
  'automatic-collection.join': 'ACCOUNT',
  'revolving-line.createLoan': 'NEW_DEBT',
  'qr-payment.pay': 'NEW_DEBT',
  'refinancing.createLoan': 'NEW_DEBT',
  'offers.startOffer': 'NEW_DEBT',
}

/** Returns what a call changes that may be held back; undefined for every other call. */
export function heldBackChangeOf({ name }: { readonly name: string }): HeldBackChange | undefined {
  return new Map<string, HeldBackChange>(Object.entries(heldBackCalls)).get(name)
}
