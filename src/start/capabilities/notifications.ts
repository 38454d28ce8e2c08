import { PushDeviceStore } from '@/application/notifications/push-device-store.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { StoredPushDevice } from '@/adapters/device/stored/stored-push-device'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(PushSubscriptionGateway, (http) => http.HttpPushSubscriptionGateway),
  bindAdapter(PushDeviceStore, StoredPushDevice),
  bindAdapter(PushPreferences, StoredPushPreferences),
)
