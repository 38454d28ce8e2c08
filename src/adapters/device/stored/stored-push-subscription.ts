import { inject, injectable } from 'inversify'
import type { PushTokenStore } from '@/application/notifications/push-token-store.port'
import type { SubscribedDevice } from '@/application/notifications/push-subscription.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import { typeGuardForSchema, objectSchema, wellFormedTextSchema } from './schemas'

@injectable()
export class StoredPushSubscription implements PushTokenStore {
  private readonly stored: StoredValue<SubscribedDevice>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'pushDevice', {
      version: 1,
      isValid: typeGuardForSchema(subscribedDeviceSchema),
    })
  }

  read(): SubscribedDevice | undefined {
    return this.stored.read()
  }

  save(device: SubscribedDevice): void {
    this.stored.write(device)
  }

  forget(): void {
    this.stored.remove()
  }
}

const subscribedDeviceSchema = objectSchema<SubscribedDevice>({
  customerId: wellFormedTextSchema,
  token: wellFormedTextSchema,
})
