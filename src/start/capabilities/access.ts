import { SentCodes } from '@/application/access/sent-codes.port'
import { UnlockPreferences } from '@/application/access/unlock-preferences.port'
import { StoredSentCodes } from '@/adapters/device/stored/stored-sent-codes'
import { StoredUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { adapter, capability } from '@/start/composition'

export const access = capability(
  adapter(SentCodes, StoredSentCodes),
  adapter(UnlockPreferences, StoredUnlockPreferences),
)
