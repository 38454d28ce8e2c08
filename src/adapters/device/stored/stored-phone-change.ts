import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type {
  PhoneChangePerson,
  PhoneChangeProgress,
  PhoneChangeStore,
} from '@/application/access/phone-change-store.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { accepts, codeDelivery, cuit, identityCheck, instant, maybe, shapedAs, text } from './schemas'

@injectable('Singleton')
export class StoredPhoneChange implements PhoneChangeStore {
  private readonly kept: OwnedValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.kept = new OwnedValue(storage, 'phoneChange', {
      sessions,
      isValid: accepts(schema),
      isAbout: ({ person }, { taxId }) => person?.taxId === taxId,
    })
  }

  current(): PhoneChangeProgress | undefined {
    return this.kept.read()
  }

  keep(progress: PhoneChangeProgress): void {
    this.kept.write(progress)
  }

  forget(): void {
    this.kept.remove()
  }
}

const sentCode = shapedAs<NonNullable<PhoneChangeProgress['sentCode']>>({
  cellphone: text,
  delivery: codeDelivery,
  sentAt: instant,
})

const schema = shapedAs<PhoneChangeProgress>({
  person: maybe(
    shapedAs<PhoneChangePerson>({
      taxId: cuit,
      fullName: maybe(text),
      gender: maybe(text),
      hash: maybe(text),
    }),
  ),
  enteringTaxId: maybe(text),
  leftFor: maybe(text),
  check: maybe(v.union([v.literal('unreadable'), identityCheck])),
  sentCode: maybe(sentCode),
})
