import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { ContactDetails } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { ProfileDraft, ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { typeGuardForSchema, objectSchema, wellFormedTextSchema } from './schemas'

@injectable('Singleton')
export class StoredProfileDrafts implements ProfileDrafts {
  private readonly draft: OwnedStoredValue<ProfileDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.draft = new OwnedStoredValue(storage, 'profileDraft', {
      sessions,
      isValid: typeGuardForSchema(profileDraftSchema),
      namesCustomer: (draft, { customerId }) => draft.customerId === customerId,
    })
  }

  current(): ProfileDraft | undefined {
    return this.draft.read()
  }

  save(draft: ProfileDraft): void {
    this.draft.write(draft)
  }

  forget(): void {
    this.draft.remove()
  }
}

type ProfileDraftOfPart<Part extends ProfileDraft['part']> = Extract<ProfileDraft, { readonly part: Part }>

const contactSchema = objectSchema<ContactDetails>({
  phone: wellFormedTextSchema,
  alternativePhone: wellFormedTextSchema,
  email: wellFormedTextSchema,
})

const addressSchema = objectSchema<PostalAddress>({
  stateId: wellFormedTextSchema,
  districtId: wellFormedTextSchema,
  cityId: wellFormedTextSchema,
  street: wellFormedTextSchema,
  number: wellFormedTextSchema,
  floor: wellFormedTextSchema,
  apartment: wellFormedTextSchema,
  zipCode: wellFormedTextSchema,
})

const profileDraftSchema = v.union([
  objectSchema<ProfileDraftOfPart<'contact'>>({
    part: v.literal('contact'),
    customerId: wellFormedTextSchema,
    typed: contactSchema,
  }),
  objectSchema<ProfileDraftOfPart<'address'>>({
    part: v.literal('address'),
    customerId: wellFormedTextSchema,
    typed: addressSchema,
  }),
])
