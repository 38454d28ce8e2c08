import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserPasskeyAuthenticator } from '@/adapters/device/browser-passkey-authenticator'

const signalUnknownCredential = vi.fn(async () => undefined)
const signalAllAcceptedCredentials = vi.fn(async () => undefined)

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'portal.example' })
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential, signalAllAcceptedCredentials })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('the browser learns of the one passkey that was removed, and of no other', async () => {
  const removal = { kind: 'remove-passkey', passkeyId: 'YWJj' } as const
  await new BrowserPasskeyAuthenticator().signalRemovedPasskeys('bWFydGE', removal)
  expect(signalUnknownCredential.mock.calls).toEqual([[{ rpId: 'portal.example', credentialId: 'YWJj' }]])
  expect(signalAllAcceptedCredentials).not.toHaveBeenCalled()
})

it('the browser learns that the account has no passkey left', async () => {
  await new BrowserPasskeyAuthenticator().signalRemovedPasskeys('bWFydGE', { kind: 'remove-all-passkeys' })
  expect(signalAllAcceptedCredentials.mock.calls).toEqual([
    [{ rpId: 'portal.example', userId: 'bWFydGE', allAcceptedCredentialIds: [] }],
  ])
  expect(signalUnknownCredential).not.toHaveBeenCalled()
})

it('a browser that cannot learn of removed passkeys is left as it is', async () => {
  vi.stubGlobal('PublicKeyCredential', {})
  const removal = { kind: 'remove-passkey', passkeyId: 'YWJj' } as const
  const signalled = new BrowserPasskeyAuthenticator().signalRemovedPasskeys('bWFydGE', removal)
  await expect(signalled).resolves.toBeUndefined()
})
