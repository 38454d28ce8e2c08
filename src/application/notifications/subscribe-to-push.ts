import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PushMessaging, type PushFailure } from './push-messaging.port'
import { PushDevice } from './push-device'
import { PushSubscriptionGateway } from './push-subscription.port'

export type SubscribeToPushFailure = PushFailure | GatewayFailure

/** Lets the lender send notices to this device. Source: PRO-05. */
@injectable()
export class SubscribeToPush {
  constructor(
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushSubscriptionGateway) private readonly gateway: PushSubscriptionGateway,
    @inject(PushDevice) private readonly device: PushDevice,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<Result<void, SubscribeToPushFailure>> {
    const customerId = this.sessions.current()?.customer.customerId
    if (customerId === undefined) return failure({ kind: 'session-ended' })
    const token = await this.messaging.subscribe()
    if (!token.ok) return token
    // Who asked may have left meanwhile: the device must not be hers in another one's name.
    if (this.sessions.current()?.customer.customerId !== customerId) return failure({ kind: 'session-ended' })
    const kept = await this.gateway.subscribe({ customerId, token: token.value })
    if (!kept.ok) return kept
    this.device.note({ customerId, token: token.value })
    return success()
  }
}
