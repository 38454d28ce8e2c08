import type { LoginMethodOfPerson } from '@/domain/access/login-steps'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'
import type { LoginCodeDelivery } from './access.port'

/** The progress of a login that is not complete yet. Source: 1§3 'Login data'. */
export interface LoginProgress {
  readonly dni: string
  readonly people: readonly PersonFoundByDni[]
  readonly person?: PersonFoundByDni
  /** The next login step. Missing until the person who signs in is identified. */
  readonly step?: LoginMethodOfPerson
  /** Where and when the last login code was sent. */
  readonly sentCode?: { readonly delivery: LoginCodeDelivery; readonly sentAt: Instant }
}

/**
 * Stores the login progress. The progress is still there after a reload. It is replaced when the customer
 * starts the login again, and deleted when a session opens or ends. Source: SES-13.
 */
export interface LoginProgressStore {
  current(): LoginProgress | undefined
  /**
   * Stores the first step of a login, and deletes the phone change that is in progress in this tab. The
   * phone change may belong to a person other than the one who typed the DNI. Source: ACC-37.
   */
  startLogin(progress: LoginProgress): void
  save(progress: LoginProgress): void
  forget(): void
  /** Returns the DNI stored on this device, if the customer asked to be remembered. Source: ACC-02. */
  rememberedDni(): string | undefined
  rememberDni(dni: string): void
  forgetDni(): void
}
export const LoginProgressStore = definePort<LoginProgressStore>('LoginProgressStore')
