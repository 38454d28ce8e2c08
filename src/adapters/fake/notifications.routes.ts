import type { notificationsContract } from '@/adapters/contract/notifications.contract'
import type { Handlers } from './handler'
import { forbidden } from './refusal'

export const notificationsHandlers: Handlers<typeof notificationsContract> = {
  /** Nobody receives the messages of another customer. */
  subscribeDevice({ body, customer }) {
    return body.externalCustomerID === customer.customerId ? undefined : forbidden
  },
}
