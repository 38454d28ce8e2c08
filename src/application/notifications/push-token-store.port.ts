import { definePort } from '@/application/shared/port'
import type { SubscribedDevice } from './push-subscription.port'

/** Stores the push token of this device and the customer it belongs to. Source: PRO-06. */
export interface PushTokenStore {
  read(): SubscribedDevice | undefined
  save(device: SubscribedDevice): void
  forget(): void
}
export const PushTokenStore = definePort<PushTokenStore>('PushTokenStore')
