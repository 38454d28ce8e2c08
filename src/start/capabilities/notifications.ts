import { PushTokenStore } from '@/application/notifications/push-token-store.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(PushSubscriptionGateway, (http) => http.HttpPushSubscriptionGateway),
  bindAdapter(PushTokenStore, StoredPushSubscription),
  bindAdapter(PushPreferences, StoredPushPreferences),
)
