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
 * Stores the login codes sent to each person in the last minute. A person who starts the login again still
 * has to wait before the next code is sent. A person's codes are deleted when they open a session with a
 * code. Source: ACC-08.
 */
export interface SentLoginCodes {
  add(sent: SentLoginCode): void
  /**
   * Returns the last login code sent to the person, if they still have to wait before the next code.
   * Otherwise returns undefined.
   */
  findRecent(taxId: Cuit): SentLoginCode | undefined
  /**
   * Deletes the login codes of a person whose phone has changed, because those codes were sent to the old
   * phone.
   */
  forget(taxId: Cuit): void
}
export const SentLoginCodes = definePort<SentLoginCodes>('SentLoginCodes')
