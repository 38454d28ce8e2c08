import type { Result } from '@/domain/shared/result'
import type { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { notificationsContract as rows } from '@/adapters/contract/notifications.contract'
import { HttpGateway, nothing } from './http-gateway'

export class HttpPushSubscriptionGateway extends HttpGateway implements PushSubscriptionGateway {
  subscribe(device: {
    readonly customerId: string
    readonly token: string
  }): Promise<Result<void, GatewayFailure>> {
    const body = { externalCustomerID: device.customerId, firebaseToken: device.token }
    return this.ask(rows.subscribeDevice, { body }, nothing)
  }
}
