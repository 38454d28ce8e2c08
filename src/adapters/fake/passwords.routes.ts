import type { passwordsContract } from '@/adapters/contract/passwords.contract'
import type { Handlers } from './handler'

export const passwordsHandlers: Handlers<typeof passwordsContract> = {
  /** Whoever sets a password has proved who she is: a block ends with it. */
  setPassword({ body, customer, lender }) {
    lender.store.customers.change(customer.id, { password: body.newPass, failedPasswords: 0 })
    return undefined
  },
}
