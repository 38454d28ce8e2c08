import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { SmsCodeScreen } from '@/ui/access/sms-code-screen'
import { IdentityChoiceScreen } from '@/ui/access/identity-choice-screen'
import { NotACustomerScreen } from '@/ui/access/not-a-customer-screen'
import { PasswordScreen } from '@/ui/access/password-screen'
import { SmsNotReceivedScreen } from '@/ui/access/sms-not-received-screen'
import '@/start/capabilities/access'
import '@/start/capabilities/notifications'

/**
 * The screen for an account status that could not be loaded. It is exported here so that it is stored for
 * use without a network together with the login steps, and is not loaded by a link to a payment.
 * Source: SES-19.
 */
export { StatusNotLoadedMessage } from '@/ui/shell/status-not-loaded-message'

/**
 * Screens of the login steps after the DNI, loaded as one chunk because a login passes through several.
 * Source: ACC-01 to ACC-19.
 */
export const loginStepScreens = {
  identity: IdentityChoiceScreen,
  login: PasswordScreen,
  smsCode: SmsCodeScreen,
  smsNotReceived: SmsNotReceivedScreen,
  notACustomer: NotACustomerScreen,
} satisfies Record<AddressNamesInChunk<'entry'>, ComponentType>
