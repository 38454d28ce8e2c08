import type { Result } from '@/domain/shared/result'
import type {
  PushSubscriptionGateway,
  SubscribedDevice,
} from '@/application/notifications/push-subscription.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { notificationsContract as calls } from '@/adapters/contract/notifications.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

export class HttpPushSubscriptionGateway extends HttpGateway implements PushSubscriptionGateway {
  subscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>> {
    return this.ask(calls.subscribeDevice, { body: toDeviceBody(device) }, ignoreResponseBody)
  }

  unsubscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>> {
    return this.ask(
      calls.unsubscribeDevice,
      { body: toDeviceBody(device), outlivesPage: true },
      ignoreResponseBody,
    )
  }
}

function toDeviceBody({ customerId, token }: SubscribedDevice) {
  return { externalCustomerID: customerId, firebaseToken: token }
}
