import { inject, injectable } from 'inversify'
import type { Contact } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import type { Customer } from '@/domain/session/session'
import { OwnedValue } from '@/application/session/owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isOneOf, isShapedAs, isText } from '@/application/shared/shape'

/** Unsaved changes of one part of the profile. Source: PRO-02. */
export type ProfileDraft =
  | { readonly part: 'contact'; readonly customerId: string; readonly typed: Contact }
  | { readonly part: 'address'; readonly customerId: string; readonly typed: PostalAddress }

/**
 * Unsaved profile changes. They survive a failed save, a reload and an expired session, in this tab only.
 * Deleted when they are saved or discarded, and when the customer signs out (`SessionStore`).
 * Source: PRO-07, GEN-11.
 */
@injectable('Singleton')
export class ProfileDrafts {
  private readonly draft: OwnedValue<ProfileDraft>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    const isOf = (draft: ProfileDraft, { customerId }: Customer): boolean => draft.customerId === customerId
    this.draft = new OwnedValue(storage, 'profileDraft', { sessions, isValid: isDraft, isOf })
  }

  /** Returns the draft of the signed-in customer. A draft of another customer is deleted. */
  current(): ProfileDraft | undefined {
    return this.draft.read()
  }

  keep(draft: ProfileDraft): void {
    this.draft.write(draft)
  }

  forget(): void {
    this.draft.remove()
  }
}

const isContact = isShapedAs<Contact>({ phone: isText, alternativePhone: isText, email: isText })

const isAddress = isShapedAs<PostalAddress>({
  stateId: isText,
  districtId: isText,
  cityId: isText,
  street: isText,
  number: isText,
  floor: isText,
  apartment: isText,
  zipCode: isText,
})

const isContactDraft = isShapedAs<Extract<ProfileDraft, { readonly part: 'contact' }>>({
  part: isOneOf('contact'),
  customerId: isText,
  typed: isContact,
})

const isAddressDraft = isShapedAs<Extract<ProfileDraft, { readonly part: 'address' }>>({
  part: isOneOf('address'),
  customerId: isText,
  typed: isAddress,
})

function isDraft(candidate: unknown): candidate is ProfileDraft {
  return isContactDraft(candidate) || isAddressDraft(candidate)
}
