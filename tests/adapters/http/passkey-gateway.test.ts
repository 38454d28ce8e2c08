import { expect, it } from 'vitest'
import { HttpPasskeyGateway } from '@/adapters/http/passkey-gateway'
import { cuit } from '@/domain/shared/cuit'
import { ConnectedBrowser } from './connected-browser'

const attempt = {
  taxId: cuit('27284561231'),
  signature: { credentialId: 'a', clientData: 'b', authenticatorData: 'c', signature: 'd' },
}

it.each([
  { isInstalled: true, told: 'true' },
  { isInstalled: false, told: 'false' },
])(
  'entering with a passkey tells whether the portal runs installed: $told',
  async ({ isInstalled, told }) => {
    const browser = new ConnectedBrowser()
    await new HttpPasskeyGateway(browser.newTab().client, { isStandalone: () => isInstalled }).logIn(attempt)
    const { searchParams } = new URL(browser.requests[0]?.url ?? '')
    expect(searchParams.get('isAuthFromApp')).toBe(told)
  },
)
