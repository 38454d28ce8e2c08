import type { Contact } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import { definePort } from '@/application/shared/port'

/** Unsaved changes of one part of the profile. Source: PRO-02. */
export type ProfileDraft =
  | { readonly part: 'contact'; readonly customerId: string; readonly typed: Contact }
  | { readonly part: 'address'; readonly customerId: string; readonly typed: PostalAddress }

/**
 * Unsaved profile changes. They survive a failed save, a reload and an expired session, in this tab only.
 * Deleted when they are saved or discarded, and when the customer signs out.
 * Source: PRO-07, GEN-11.
 */
export interface ProfileDrafts {
  /** Returns the draft of the signed-in customer. A draft of another customer is deleted. */
  current(): ProfileDraft | undefined
  save(draft: ProfileDraft): void
  forget(): void
}
export const ProfileDrafts = definePort<ProfileDrafts>('ProfileDrafts')
