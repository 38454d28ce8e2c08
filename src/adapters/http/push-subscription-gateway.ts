import type { Result } from '@/domain/shared/result'
import type {
  PushSubscriptionGateway,
  SubscribedDevice,
} from '@/application/notifications/push-subscription.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { notificationsContract as rows } from '@/adapters/contract/notifications.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

export class HttpPushSubscriptionGateway extends HttpGateway implements PushSubscriptionGateway {
  subscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.subscribeDevice, { body: named(device) }, ignoreResponseBody)
  }

  unsubscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.unsubscribeDevice, { body: named(device), outlivesPage: true }, ignoreResponseBody)
  }
}

function named({ customerId, token }: SubscribedDevice) {
  return { externalCustomerID: customerId, firebaseToken: token }
}
