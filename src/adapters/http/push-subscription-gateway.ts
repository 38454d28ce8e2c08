import { failure, success, type Result } from '@/domain/shared/result'
import type { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

export class HttpPushSubscriptionGateway implements PushSubscriptionGateway {
  constructor(private readonly client: HttpClient) {}

  async subscribe(device: {
    readonly customerId: string
    readonly token: string
  }): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send(
      'notifications.subscribeDevice',
      notificationsContract.subscribeDevice,
      { path: {}, body: { externalCustomerID: device.customerId, firebaseToken: device.token } },
    )
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}
