import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { SentCodes } from '@/application/access/sent-codes.port'
import { UnlockPreferences } from '@/application/access/unlock-preferences.port'
import { StoredSentCodes } from '@/adapters/device/stored/stored-sent-codes'
import { StoredUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(AutoLoginGateway, (http) => http.HttpAutoLoginGateway),
  gateway(IdentityCheckGateway, (http) => http.HttpIdentityCheckGateway),
  gateway(
    NewPasswordGateway,
    async () => (await import('@/adapters/http/new-password-gateway')).HttpNewPasswordGateway,
  ),
  gateway(PasskeyGateway, (http) => http.HttpPasskeyGateway),
  adapter(SentCodes, StoredSentCodes),
  adapter(UnlockPreferences, StoredUnlockPreferences),
)
