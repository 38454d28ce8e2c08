import type { ContactDetails } from '@/domain/profile/contact'
import type { PostalAddress } from '@/domain/profile/postal-address'
import { definePort } from '@/application/shared/port'

/** Unsaved changes of one part of the profile. Source: PRO-02. */
export type ProfileDraft =
  | { readonly part: 'contact'; readonly customerId: string; readonly typed: ContactDetails }
  | { readonly part: 'address'; readonly customerId: string; readonly typed: PostalAddress }

/**
 * Stores the unsaved profile changes of this tab. They are still there after a failed save, a reload or an
 * expired session. They are deleted when the customer saves or discards them or signs out. Source: PRO-07,
 * GEN-11.
 */
export interface ProfileDrafts {
  /**
   * Returns the unsaved profile changes of the signed-in customer; undefined if there are none. Unsaved
   * changes of another customer are deleted.
   */
  current(): ProfileDraft | undefined
  save(draft: ProfileDraft): void
  forget(): void
}
export const ProfileDrafts = definePort<ProfileDrafts>('ProfileDrafts')
