import type { notificationsContract } from '@/adapters/contract/notifications.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { forbiddenRefusal } from '@/adapters/fake/shared/refusal'

export const notificationsHandlers: ContractHandlers<typeof notificationsContract> = {
  /**
   * Registers a device for push messages to the customer of the session. A request that names another
   * customer is refused, because the device would receive that customer's messages.
   */
  subscribeDevice({ body, customer, lender }) {
    if (body.externalCustomerID !== customer.customerId) return forbiddenRefusal
    const devices = [...others(customer, body.firebaseToken), body.firebaseToken]
    lender.store.customers.change(customer.id, { devices })
    return undefined
  },

  unsubscribeDevice({ body, lender }) {
    for (const customer of lender.store.customers.where({ customerId: body.externalCustomerID }))
      lender.store.customers.change(customer.id, { devices: others(customer, body.firebaseToken) })
    return undefined
  },
}

function others({ devices = [] }: CustomerRecord, token: string): readonly string[] {
  return devices.filter((device) => device !== token)
}
