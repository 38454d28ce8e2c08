import type { Cuit } from '@/domain/shared/cuit'
import type { Instant } from '@/domain/shared/calendar-date'
import { port } from '@/application/shared/port'
import type { CodeDelivery } from './access.port'

/** A code that was sent to a person: where and when. */
export interface SentCode {
  readonly taxId: Cuit
  readonly delivery: CodeDelivery
  readonly sentAt: Instant
}

/**
 * The codes of the last minute by person. Whichever way a person returns to the code step, they wait before
 * the next one is sent. Deleted when a code opens a session. Source: ACC-08.
 */
export interface SentCodes {
  add(sent: SentCode): void
  /** Returns the last code sent to the person, if they still have to wait before the next one. */
  findRecent(taxId: Cuit): SentCode | undefined
  /** Deletes the codes sent to a person whose phone has changed, since they went to the old phone. */
  forget(taxId: Cuit): void
}
export const SentCodes = port<SentCodes>('SentCodes')
