import type { MaskedCollectionBankAccount } from '@/domain/automatic-collection/automatic-collection'
import type { automaticCollectionContract } from '@/adapters/contract/automatic-collection.contract'
import type { CallAnswer } from '@/adapters/contract/call'
import { omitUndefined } from './without-undefined'

type AccountJson = CallAnswer<typeof automaticCollectionContract.checkAccount>['account']

export function toMaskedCollectionAccount({
  kind,
  lastDigits,
  bank,
}: AccountJson): MaskedCollectionBankAccount {
  return { kind: kind === 'CVU' ? 'cvu' : 'cbu', lastDigits, ...omitUndefined({ bank }) }
}
