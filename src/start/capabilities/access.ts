import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { SentLoginCodes } from '@/application/access/sent-login-codes.port'
import { UnlockPreferences } from '@/application/access/unlock-preferences.port'
import { StoredSentCodes } from '@/adapters/device/stored/stored-sent-codes'
import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(AutoLoginGateway, (http) => http.HttpAutoLoginGateway),
  bindGateway(IdentityCheckGateway, (http) => http.HttpIdentityCheckGateway),
  bindGateway(
    NewPasswordGateway,
    async () => (await import('@/adapters/http/new-password-gateway')).HttpNewPasswordGateway,
  ),
  bindGateway(PasskeyGateway, (http) => http.HttpPasskeyGateway),
  bindAdapter(SentLoginCodes, StoredSentCodes),
  bindAdapter(UnlockPreferences, StoredPasskeyUnlockPreferences),
)
