import { KnownPushDevice } from '@/application/notifications/known-push-device.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { StoredPushDevice } from '@/adapters/device/stored/stored-push-device'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { adapter, capability } from '@/start/composition'

export const notifications = capability(
  adapter(KnownPushDevice, StoredPushDevice),
  adapter(PushPreferences, StoredPushPreferences),
)
