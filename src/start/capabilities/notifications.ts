import { PushTokenStore } from '@/application/notifications/push-token-store.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(PushSubscriptionGateway, (http) => http.HttpPushSubscriptionGateway),
  createAdapterBinding(PushTokenStore, StoredPushSubscription),
  createAdapterBinding(PushPreferences, StoredPushPreferences),
)
