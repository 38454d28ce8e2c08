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
  private readonly stored: OwnedValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedValue(storage, 'phoneChange', {
      sessions,
      isValid: accepts(schema),
      isAbout: ({ person }, { taxId }) => person?.taxId === taxId,
    })
  }

  current(): PhoneChangeProgress | undefined {
    return this.stored.read()
  }

  save(progress: PhoneChangeProgress): void {
    this.stored.write(progress)
  }

  forget(): void {
    this.stored.remove()
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
