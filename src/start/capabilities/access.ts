import { AutoLoginGateway } from '@/application/access/auto-login.port'
import { IdentityCheckGateway } from '@/application/access/identity-check.port'
import { NewPasswordGateway } from '@/application/access/new-password.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { SentLoginCodeStore } from '@/application/access/sent-login-code-store.port'
import { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { StoredSentLoginCodes } from '@/adapters/device/stored/stored-sent-login-codes'
import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { createAdapterBinding, bindCapabilityPorts, createGatewayBinding } from '@/start/composition'

bindCapabilityPorts(
  createGatewayBinding(AutoLoginGateway, (http) => http.HttpAutoLoginGateway),
  createGatewayBinding(IdentityCheckGateway, (http) => http.HttpIdentityCheckGateway),
  createGatewayBinding(
    NewPasswordGateway,
    async () => (await import('@/adapters/http/new-password-gateway')).HttpNewPasswordGateway,
  ),
  createGatewayBinding(PasskeyGateway, (http) => http.HttpPasskeyGateway),
  createAdapterBinding(SentLoginCodeStore, StoredSentLoginCodes),
  createAdapterBinding(BiometricUnlockPreferences, StoredPasskeyUnlockPreferences),
)
