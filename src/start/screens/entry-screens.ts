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
 * The screen that is shown if the account status could not be loaded. This file exports it so that the
 * screen is stored, together with the login steps, for use without a network. A link to a payment does
 * not load it. Source: SES-19.
 */
export { AccountStatusNotLoadedMessage } from '@/ui/shell/account-status-not-loaded-message'

/**
 * The screens of the login steps after the DNI. A login passes through several of them, so they are
 * loaded as one chunk (code file). Source: ACC-01 to ACC-19.
 */
export const loginStepScreens = {
  identity: IdentityChoiceScreen,
  login: PasswordScreen,
  smsCode: SmsCodeScreen,
  smsNotReceived: SmsNotReceivedScreen,
  notACustomer: NotACustomerScreen,
} satisfies Record<AddressNamesInChunk<'entry'>, ComponentType>
