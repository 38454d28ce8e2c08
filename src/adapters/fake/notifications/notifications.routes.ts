import type { notificationsContract } from '@/adapters/contract/notifications.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { forbiddenRefusal } from '@/adapters/fake/shared/refusal'

export const notificationsHandlers: ContractHandlers<typeof notificationsContract> = {
  /**
   * Registers a device for push messages to the customer of the session. A request that names another
   * customer is refused, because the device would receive that customer's messages. The device no longer
   * receives the messages of customers who registered it before.
   */
  subscribeDevice({ body: { externalCustomerID, firebaseToken }, customer, lender }) {
    if (externalCustomerID !== customer.customerId) return forbiddenRefusal
    const { customers } = lender.store
    for (const owner of customers.where({}))
      if (owner.pushTokens?.includes(firebaseToken))
        customers.change(owner.id, { pushTokens: pushTokensExcept(owner, firebaseToken) })
    customers.change(customer.id, {
      pushTokens: [...pushTokensExcept(customer, firebaseToken), firebaseToken],
    })
    return undefined
  },

  unsubscribeDevice({ body, lender }) {
    for (const customer of lender.store.customers.where({ customerId: body.externalCustomerID }))
      lender.store.customers.change(customer.id, {
        pushTokens: pushTokensExcept(customer, body.firebaseToken),
      })
    return undefined
  },
}

function pushTokensExcept({ pushTokens = [] }: CustomerRecord, token: string): readonly string[] {
  return pushTokens.filter((each) => each !== token)
}
