import { KnownPushDevice } from '@/application/notifications/known-push-device.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { StoredPushDevice } from '@/adapters/device/stored/stored-push-device'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(PushSubscriptionGateway, (http) => http.HttpPushSubscriptionGateway),
  adapter(KnownPushDevice, StoredPushDevice),
  adapter(PushPreferences, StoredPushPreferences),
)
