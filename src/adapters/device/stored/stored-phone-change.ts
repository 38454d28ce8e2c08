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
import {
  checkOf,
  codeDelivery,
  cuit,
  identityCheck,
  instant,
  maybe,
  objectOf,
  wellFormedText,
} from './schemas'

@injectable('Singleton')
export class StoredPhoneChange implements PhoneChangeStore {
  private readonly stored: OwnedValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedValue(storage, 'phoneChange', {
      sessions,
      isValid: checkOf(schema),
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

const sentCode = objectOf<NonNullable<PhoneChangeProgress['sentCode']>>({
  cellphone: wellFormedText,
  delivery: codeDelivery,
  sentAt: instant,
})

const schema = objectOf<PhoneChangeProgress>({
  person: maybe(
    objectOf<PhoneChangePerson>({
      taxId: cuit,
      fullName: maybe(wellFormedText),
      gender: maybe(wellFormedText),
      hash: maybe(wellFormedText),
    }),
  ),
  enteringTaxId: maybe(wellFormedText),
  leftFor: maybe(wellFormedText),
  check: maybe(v.union([v.literal('unreadable'), identityCheck])),
  sentCode: maybe(sentCode),
})
