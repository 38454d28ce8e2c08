import type { Cuit } from '@/domain/shared/cuit'

/**
 * Returns whether a person may sign in as a customer: they have a loan to which the lender gives one of the
 * status codes ACT, CAN and HAB, or the lender lists their tax id as one that may sign in without a loan.
 * Source: ACC-05.
 */
export function mayLogIn(person: {
  readonly hasLoanAllowingLogin: boolean
  readonly taxId: Cuit
  readonly whitelist: readonly Cuit[]
}): boolean {
  return person.hasLoanAllowingLogin || person.whitelist.includes(person.taxId)
}

/**
 * How a person signs in (with a password or with a code sent by SMS), or that they cannot because they
 * are not a customer. Source: ACC-05, ACC-06.
 */
export type LoginMethodOfPerson = 'password' | 'code' | 'not-a-customer'

/**
 * Returns `password` for a customer who has created a password, otherwise `code` (a code sent by SMS).
 * Source: ACC-06.
 */
export function loginMethodOfCustomer(customer: { readonly hasCredentials: boolean }): 'password' | 'code' {
  return customer.hasCredentials ? 'password' : 'code'
}

/** The login screens that need the result of an earlier login step. Source: ACC-19. */
export type LaterLoginScreen = 'identity-choice' | 'sms-code' | 'sms-not-received' | 'inactive' | 'password'

/** What is known about a person who signs in, from the login steps that they have passed. */
export interface EarlierLoginResults {
  readonly hasDni: boolean
  readonly hasPeople: boolean
  readonly hasTaxId: boolean
  /**
   * Whether the customer said that they are not a client of the lender: with the link for that, or with
   * the answer 'none of these'. Source: ACC-34.
   */
  readonly saysNotACustomer?: boolean
}

/**
 * Whether each login screen needs the person's tax id. `inactive` does not need it if `saysNotACustomer`
 * is true. Source: ACC-04, ACC-19.
 */
const needsTaxIdByScreen: Record<LaterLoginScreen, boolean> = {
  'identity-choice': false,
  inactive: true,
  'sms-code': true,
  'sms-not-received': true,
  password: true,
}

/**
 * Returns the earlier login step that the customer has to go back to because its result is missing, or
 * undefined if the login screen can be shown. Source: ACC-19, ACC-34.
 */
export function missingLoginStep(
  screen: LaterLoginScreen,
  known: EarlierLoginResults,
): 'dni' | 'cuit' | undefined {
  if (screen === 'inactive' && known.saysNotACustomer) return undefined
  if (!known.hasDni || !known.hasPeople) return 'dni'
  return needsTaxIdByScreen[screen] && !known.hasTaxId ? 'cuit' : undefined
}

/**
 * Returns the login screen to which a person is sent if the open screen does not fit how they sign in;
 * undefined if it fits. Source: ACC-05, ACC-06.
 */
export function loginScreenToRedirectTo(
  screen: LaterLoginScreen,
  step: LoginMethodOfPerson | undefined,
): 'sms-code' | 'inactive' | undefined {
  const isDoor = screen !== 'identity-choice' && screen !== 'inactive'
  if (step === 'not-a-customer' && isDoor) return 'inactive'
  return step === 'code' && screen === 'password' ? 'sms-code' : undefined
}
