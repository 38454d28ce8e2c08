import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import { failure, success } from '@/domain/shared/result'
import { IdentityProver } from '@/application/protection/identity-prover'
import { RemoveSessionOrPasskey } from '@/application/protection/remove-session-or-passkey'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemoryPasskeyGateway } from '#tests/support/memory-passkey-gateway'
import { MemoryProtectionGateway } from '#tests/support/memory-protection-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionOfCustomer, martaCustomer, raulCustomer } from '#tests/support/test-customers'

const { customerId } = martaCustomer
const userId = 'bWFydGE'

let protectionGateway: MemoryProtectionGateway
let authenticator: MemoryAuthenticator
let storage: MemoryStorage
let preferences: StoredPasskeyUnlockPreferences

beforeEach(() => {
  protectionGateway = new MemoryProtectionGateway()
  authenticator = new MemoryAuthenticator()
  authenticator.hasPasskeySupport = true
  storage = new MemoryStorage()
  preferences = new StoredPasskeyUnlockPreferences(storage)
})

/** Makes the change, with a list of passkeys that contains only the given ids. */
async function remove(change: SessionOrPasskeyRemoval, listedPasskeyIds: readonly string[]) {
  const identityGateway = new MemoryPasskeyGateway(success(createSessionOfCustomer(martaCustomer)))
  const useCase = new RemoveSessionOrPasskey(
    protectionGateway,
    new IdentityProver(identityGateway, authenticator),
    authenticator,
    createSessionStoreWithMarta(),
    preferences,
  )
  const passkeys = listedPasskeyIds.map((id) => ({ id }))
  return useCase.execute(
    change,
    { by: 'password', password: 'cuota2026' },
    { sessions: [], passkeys, userId },
  )
}

function removePasskey(passkeyId: string, listedPasskeyIds: readonly string[]) {
  return remove({ kind: 'remove-passkey', passkeyId }, listedPasskeyIds)
}

async function createPasskeyOnDevice(): Promise<string> {
  const created = await authenticator.createPasskey({
    challenge: 'abcd',
    userId,
    userName: 'Marta Giménez',
    brandName: 'Luma Créditos',
    signal: new AbortController().signal,
  })
  if (!created.ok) throw new Error('The device created no passkey')
  return created.value.credentialId
}

describe('the removal of one passkey', () => {
  it('leaves on the device a passkey that the list of the screen does not contain', async () => {
    const [removed, unlisted] = [await createPasskeyOnDevice(), await createPasskeyOnDevice()]
    expect(await removePasskey(removed, [removed])).toEqual(success())
    expect(authenticator.storedCredentialIds()).toEqual([unlisted])
  })

  it('also removes from the device a passkey that the list of the screen does not contain', async () => {
    const [removed, listed] = [await createPasskeyOnDevice(), await createPasskeyOnDevice()]
    expect(await removePasskey(removed, [listed])).toEqual(success())
    expect(authenticator.storedCredentialIds()).toEqual([listed])
  })

  it('makes the device forget its registration when it is the passkey registered there', async () => {
    preferences.markUnlockRegistered(raulCustomer.customerId, 'of-raul')
    preferences.markUnlockRegistered(customerId, 'here')
    await removePasskey('here', ['elsewhere', 'here'])
    expect(preferences.isUnlockRegistered(customerId)).toBe(false)
    expect(preferences.registeredPasskeyId(customerId)).toBeUndefined()
    expect(preferences.registeredPasskeyId(raulCustomer.customerId)).toBe('of-raul')
  })

  it('leaves the registration of the device when it is another passkey', async () => {
    preferences.markUnlockRegistered(customerId, 'here')
    await removePasskey('elsewhere', ['elsewhere'])
    expect(preferences.isUnlockRegistered(customerId)).toBe(true)
    expect(preferences.registeredPasskeyId(customerId)).toBe('here')
  })

  it.each([
    ['forgotten', 'no other is listed', ['one'], false],
    ['remembered', 'another is listed', ['one', 'two'], true],
  ])(
    'on a device whose passkey id is unknown, the registration is %s when %s',
    async (_, __, listed, isRegistered) => {
      storage.write('unlockRegistered', JSON.stringify({ version: 1, value: [customerId] }))
      await removePasskey('one', listed)
      expect(preferences.isUnlockRegistered(customerId)).toBe(isRegistered)
    },
  )

  it('changes nothing on the device when the lender refuses it', async () => {
    const passkeyId = await createPasskeyOnDevice()
    preferences.markUnlockRegistered(customerId, passkeyId)
    protectionGateway.removalAnswer = failure({ kind: 'no-answer' })
    expect(await removePasskey(passkeyId, [passkeyId])).toEqual(failure({ kind: 'no-answer' }))
    expect(authenticator.storedCredentialIds()).toEqual([passkeyId])
    expect(preferences.registeredPasskeyId(customerId)).toBe(passkeyId)
  })
})

it('the removal of all passkeys leaves none on the device, whatever the list of the screen contains', async () => {
  const passkeyId = await createPasskeyOnDevice()
  preferences.markUnlockRegistered(customerId, passkeyId)
  expect(await remove({ kind: 'remove-all-passkeys' }, [])).toEqual(success())
  expect(authenticator.storedCredentialIds()).toEqual([])
  expect(preferences.isUnlockRegistered(customerId)).toBe(false)
  expect(preferences.registeredPasskeyId(customerId)).toBeUndefined()
})

it('the end of a session removes no passkey', async () => {
  const passkeyId = await createPasskeyOnDevice()
  preferences.markUnlockRegistered(customerId, passkeyId)
  await remove({ kind: 'end-session', sessionId: 's-1' }, [])
  await remove({ kind: 'end-others' }, [])
  expect(authenticator.storedCredentialIds()).toEqual([passkeyId])
  expect(preferences.isUnlockRegistered(customerId)).toBe(true)
})
