import { expect, it } from 'vitest'
import { HttpPasskeyGateway } from '@/adapters/http/passkey-gateway'
import { cuit } from '@/domain/shared/cuit'
import { BrowserWithFakeBackEnd } from './connected-browser'

const passkeyLoginInput = {
  taxId: cuit('27284561231'),
  signature: { credentialId: 'a', clientData: 'b', authenticatorData: 'c', signature: 'd' },
}

it.each([
  { isInstalled: true, sent: 'true' },
  { isInstalled: false, sent: 'false' },
])('a login with a passkey says whether the portal is installed: $sent', async ({ isInstalled, sent }) => {
  const browser = new BrowserWithFakeBackEnd()
  await new HttpPasskeyGateway(browser.openTab().client, { isStandalone: () => isInstalled }).logIn(
    passkeyLoginInput,
  )
  const { searchParams } = new URL(browser.requests[0]?.url ?? '')
  expect(searchParams.get('isAuthFromApp')).toBe(sent)
})
