import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { Contact } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { ProfileDraft, ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { checkOf, objectOf, wellFormedText } from './schemas'

@injectable('Singleton')
export class StoredProfileDrafts implements ProfileDrafts {
  private readonly draft: OwnedValue<ProfileDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.draft = new OwnedValue(storage, 'profileDraft', {
      sessions,
      isValid: checkOf(schema),
      isOf: (draft, { customerId }) => draft.customerId === customerId,
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

type DraftOf<Part extends ProfileDraft['part']> = Extract<ProfileDraft, { readonly part: Part }>

const contact = objectOf<Contact>({
  phone: wellFormedText,
  alternativePhone: wellFormedText,
  email: wellFormedText,
})

const address = objectOf<PostalAddress>({
  stateId: wellFormedText,
  districtId: wellFormedText,
  cityId: wellFormedText,
  street: wellFormedText,
  number: wellFormedText,
  floor: wellFormedText,
  apartment: wellFormedText,
  zipCode: wellFormedText,
})

const schema = v.union([
  objectOf<DraftOf<'contact'>>({ part: v.literal('contact'), customerId: wellFormedText, typed: contact }),
  objectOf<DraftOf<'address'>>({ part: v.literal('address'), customerId: wellFormedText, typed: address }),
])
