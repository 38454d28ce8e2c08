import { instant, type Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'

/** How long a customer waits before they can ask for another code. Source: ACC-08. */
const resendWaitSeconds = 60

/**
 * When another code may be asked for. A device clock that was set back since makes nobody wait longer.
 * Source: ACC-08.
 */
export function resendAllowedAt(sentAt: Instant, now: Instant): Instant {
  return instant(Math.min(sentAt, now) + resendWaitSeconds * 1000)
}

/**
 * Whether a person is a customer: they have a loan in status ACT, CAN or HAB, or the lender lists their tax id.
 * Source: ACC-05.
 */
export function mayEnter(person: {
  readonly hasQualifyingLoan: boolean
  readonly taxId: Cuit
  readonly whitelist: readonly Cuit[]
}): boolean {
  return person.hasQualifyingLoan || person.whitelist.includes(person.taxId)
}

/** The door of who is entering, and whether they may. Source: ACC-05, ACC-06. */
export type EntryStep = 'password' | 'code' | 'not-a-customer'

/** With credentials the password, without them the code by SMS. Source: ACC-06. */
export function nextEntryStep(customer: { readonly hasCredentials: boolean }): 'password' | 'code' {
  return customer.hasCredentials ? 'password' : 'code'
}

/** The screens of logging in that stand on earlier steps. Source: ACC-19. */
export type EntryScreen = 'identity-choice' | 'sms-code' | 'sms-not-received' | 'inactive' | 'password'

/** What the earlier steps have found out. */
export interface EntryContext {
  readonly hasDni: boolean
  readonly hasPeople: boolean
  readonly hasTaxId: boolean
  /** The customer came by the not-a-client link or by 'none of these'. Source: ACC-34. */
  readonly saysNotACustomer?: boolean
}

/** Who says 'none of these' is no customer without a tax id: `saysNotACustomer`. Source: ACC-04, ACC-19. */
const needsTaxId: Record<EntryScreen, boolean> = {
  'identity-choice': false,
  inactive: true,
  'sms-code': true,
  'sms-not-received': true,
  password: true,
}

/** The earlier step to go back to, or nothing when the screen can be shown. Source: ACC-19, ACC-34. */
export function missingEntryContext(screen: EntryScreen, known: EntryContext): 'dni' | 'cuit' | undefined {
  if (screen === 'inactive' && known.saysNotACustomer) return undefined
  if (!known.hasDni || !known.hasPeople) return 'dni'
  return needsTaxId[screen] && !known.hasTaxId ? 'cuit' : undefined
}

/** Where the customer belongs who comes to another door than theirs, or to any door as no customer. Source: ACC-05, ACC-06. */
export function rightEntryScreen(
  screen: EntryScreen,
  step: EntryStep | undefined,
): 'sms-code' | 'inactive' | undefined {
  const isDoor = screen !== 'identity-choice' && screen !== 'inactive'
  if (step === 'not-a-customer' && isDoor) return 'inactive'
  return step === 'code' && screen === 'password' ? 'sms-code' : undefined
}
