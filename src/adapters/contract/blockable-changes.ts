import type { CallName } from './contracts'

/**
 * A kind of account change that the lender may block (refuse for a time) while it protects an account.
 * Source: ACC-38, ACC-40.
 */
export type BlockableAccountChange =
  | 'PHONE'
  | 'PASSWORD'
  | 'CONTACT'
  | 'DEVICE'
  | 'CARD'
  | 'ACCOUNT'
  | 'NEW_DEBT'

/**
 * The API calls that the lender may refuse while it protects an account, each with the kind of change
 * that it makes. The refusal has status 409 and the code OPERATION_HELD_BACK.
 */
const blockableAccountChangesByCall: Readonly<Partial<Record<CallName, BlockableAccountChange>>> = {
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

/**
 * Returns the kind of account change that an API call makes, if the lender may block changes of that kind;
 * undefined for every other call.
 */
export function findBlockableAccountChange({
  name,
}: {
  readonly name: string
}): BlockableAccountChange | undefined {
  return new Map<string, BlockableAccountChange>(Object.entries(blockableAccountChangesByCall)).get(name)
}
