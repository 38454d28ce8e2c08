import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type {
  PhoneChangePerson,
  PhoneChangeProgress,
  PhoneChangeStore,
} from '@/application/access/phone-change-store.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  codeDeliverySchema,
  cuitSchema,
  identityCheckReferenceSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
} from './schemas'

@injectable('Singleton')
export class StoredPhoneChangeProgress implements PhoneChangeStore {
  private readonly stored: OwnedStoredValue<PhoneChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'phoneChange', {
      sessions,
      isValid: typeGuardForSchema(schema),
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

const sentCode = objectSchema<NonNullable<PhoneChangeProgress['sentCode']>>({
  cellphone: wellFormedTextSchema,
  delivery: codeDeliverySchema,
  sentAt: instantSchema,
})

const schema = objectSchema<PhoneChangeProgress>({
  person: optionalField(
    objectSchema<PhoneChangePerson>({
      taxId: cuitSchema,
      fullName: optionalField(wellFormedTextSchema),
      gender: optionalField(wellFormedTextSchema),
      hash: optionalField(wellFormedTextSchema),
    }),
  ),
  enteringTaxId: optionalField(wellFormedTextSchema),
  leftFor: optionalField(wellFormedTextSchema),
  check: optionalField(v.union([v.literal('unreadable'), identityCheckReferenceSchema])),
  sentCode: optionalField(sentCode),
})
