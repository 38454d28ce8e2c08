import type { Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'
import type { LoginCodeDelivery } from './access.port'

/** Where and when a login code was sent to a person. */
export interface SentLoginCode {
  readonly taxId: Cuit
  readonly delivery: LoginCodeDelivery
  readonly sentAt: Instant
}

/**
 * Stores where and when a login code was last sent to each person, for one minute; never the code. A person
 * who starts the login again still has to wait before the next code is sent. All of it is deleted when a
 * session opens or ends. Source: ACC-08.
 */
export interface SentLoginCodeStore {
  add(sent: SentLoginCode): void
  /**
   * Returns where and when the last login code was sent to the person, if they still have to wait before
   * the next code. Otherwise returns undefined.
   */
  findRecent(taxId: Cuit): SentLoginCode | undefined
  /**
   * Deletes what is stored about a person whose phone number has changed, because their login code was sent
   * to the old number.
   */
  forget(taxId: Cuit): void
}
export const SentLoginCodeStore = definePort<SentLoginCodeStore>('SentLoginCodeStore')
