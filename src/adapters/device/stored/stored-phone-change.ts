import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type {
  PersonChangingPhoneNumber,
  PhoneNumberChangeProgress,
  PhoneNumberChangeStore,
} from '@/application/access/phone-number-change-store.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  loginCodeDeliverySchema,
  cuitSchema,
  identityCheckReferenceSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
} from './schemas'

@injectable('Singleton')
export class StoredPhoneChangeProgress implements PhoneNumberChangeStore {
  private readonly stored: OwnedStoredValue<PhoneNumberChangeProgress>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'phoneChange', {
      sessions,
      isValid: typeGuardForSchema(phoneChangeProgressSchema),
      isAboutCustomer: ({ person }, { taxId }) => person?.taxId === taxId,
    })
  }

  current(): PhoneNumberChangeProgress | undefined {
    return this.stored.read()
  }

  save(progress: PhoneNumberChangeProgress): void {
    this.stored.write(progress)
  }

  forget(): void {
    this.stored.remove()
  }
}

const sentCodeSchema = objectSchema<NonNullable<PhoneNumberChangeProgress['sentCode']>>({
  cellphone: wellFormedTextSchema,
  delivery: loginCodeDeliverySchema,
  sentAt: instantSchema,
})

const phoneChangeProgressSchema = objectSchema<PhoneNumberChangeProgress>({
  person: optionalField(
    objectSchema<PersonChangingPhoneNumber>({
      taxId: cuitSchema,
      fullName: optionalField(wellFormedTextSchema),
      gender: optionalField(wellFormedTextSchema),
      hash: optionalField(wellFormedTextSchema),
    }),
  ),
  enteringTaxId: optionalField(wellFormedTextSchema),
  leftFor: optionalField(wellFormedTextSchema),
  check: optionalField(v.union([v.literal('unreadable'), identityCheckReferenceSchema])),
  sentCode: optionalField(sentCodeSchema),
})
