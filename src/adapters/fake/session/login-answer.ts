import type { accessContract } from '@/adapters/contract/access.contract'
import type { CallAnswer } from '@/adapters/contract/call'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import type { LoginMethod } from './customer-sessions'

export type LoginAnswer = CallAnswer<typeof accessContract.authenticateWithCode>

/**
 * Opens a session for the customer and returns the lender's answer to the login, with the session's new
 * tokens.
 */
export function createLoginAnswer(
  customer: CustomerRecord,
  lender: Lender,
  method: LoginMethod,
): LoginAnswer {
  const { namesInCapitals, offersPutOff } = lender.overrides
  const written = (name: string): string => (namesInCapitals ? name.toUpperCase() : name)
  return {
    customerId: customer.customerId,
    customerTaxId: customer.id,
    customerFirstName: written(customer.firstName),
    customerSurname: written(customer.surname),
    customerDocument: customer.dni,
    customerCellphone: customer.cellphone,
    customerEmail: customer.email,
    gender: customer.gender,
    hasCredentials: !lender.overrides.noPassword && customer.password !== undefined,
    resetPassword: method === 'reset-code',
    skipWebAuthnRegister: offersPutOff,
    skipNotification: offersPutOff,
    ...lender.sessions.openSession(customer.id, method),
  }
}

/**
 * Converts the place of a login (the installed app or a browser tab) to the value that the fake back end
 * stores.
 * Source: ACC-35.
 */
export function toLoginPlace(isFromApp: boolean): 'app' | 'tab' {
  return isFromApp ? 'app' : 'tab'
}
