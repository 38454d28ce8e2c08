import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { Contact } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { ProfileDraft, ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { accepts, shapedAs, text } from './schemas'

@injectable('Singleton')
export class StoredProfileDrafts implements ProfileDrafts {
  private readonly draft: OwnedValue<ProfileDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.draft = new OwnedValue(storage, 'profileDraft', {
      sessions,
      isValid: accepts(schema),
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

const contact = shapedAs<Contact>({ phone: text, alternativePhone: text, email: text })

const address = shapedAs<PostalAddress>({
  stateId: text,
  districtId: text,
  cityId: text,
  street: text,
  number: text,
  floor: text,
  apartment: text,
  zipCode: text,
})

const schema = v.union([
  shapedAs<DraftOf<'contact'>>({ part: v.literal('contact'), customerId: text, typed: contact }),
  shapedAs<DraftOf<'address'>>({ part: v.literal('address'), customerId: text, typed: address }),
])
