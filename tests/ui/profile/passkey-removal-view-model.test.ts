import { beforeEach, expect, it, vi } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { Toasts } from '@/ui/kit/toasts'
import { PasskeyRemovalViewModel } from '@/ui/profile/passkey-removal-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/mis-datos').signIn(martaCustomer)
  visitor.unlockPreferences.markUnlockRegistered(martaCustomer.customerId)
  visitor.unlockPreferences.markUnlockRegistered(brunoCustomer.customerId)
})

async function removePasskeys(): Promise<readonly string[]> {
  const model = visitor.resolve(PasskeyRemovalViewModel)
  model.onMount()
  await model.openDialog()
  expect(model.state).toEqual({ phase: 'confirming' })
  await model.confirmRemoval()
  expect(model.state).toEqual({ phase: 'idle' })
  return visitor.resolve(Toasts).shown.map(({ text, tone }) => `${tone}: ${text}`)
}

it('the reset deletes the passkeys of the customer only, at the lender and on this device', async () => {
  expect(await removePasskeys()).toEqual([
    'good: Listo. Desde ahora ingresás con tu contraseña o con un código.',
  ])
  expect(visitor.passkeyGateway.receivedCalls).toEqual([
    'passkeys of 27284561231',
    'delete the passkeys of 27284561231',
  ])
  const preferences = visitor.unlockPreferences
  expect(preferences.isUnlockRegistered(martaCustomer.customerId)).toBe(false)
  expect(preferences.isUnlockRegistered(brunoCustomer.customerId)).toBe(true)
})

it('after the reset, a passkey can be activated on this device again', async () => {
  visitor.passkeyGateway.hasPasskeyAnswer = success(true)
  const model = visitor.resolve(PasskeyRemovalViewModel)
  model.onMount()
  await model.openDialog()
  await model.confirmRemoval()
  await vi.waitFor(() => expect(model.canActivateOnThisDevice).toBe(true))
})

it('the reset reports a passkey that could not be deleted, which stays', async () => {
  visitor.passkeyGateway.deletePasskeysAnswer = failure({ kind: 'server-failure' })
  expect(await removePasskeys()).toEqual([
    'bad: No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos.',
  ])
  expect(visitor.unlockPreferences.isUnlockRegistered(martaCustomer.customerId)).toBe(true)
})

it.each([
  ['the lender has a passkey of theirs', success(true), false],
  ['the lender has none: it was removed on another device', success(false), true],
  ['the lender does not answer', failure({ kind: 'no-answer' } as const), false],
])('after activation on this device, when %s, it is offered: %s', async (_, answer, isOffered) => {
  visitor.passkeyGateway.hasPasskeyAnswer = answer
  const model = visitor.resolve(PasskeyRemovalViewModel)
  model.canActivateOnThisDevice = !isOffered
  model.onMount()
  await vi.waitFor(() => expect(model.canActivateOnThisDevice).toBe(isOffered))
})

it('the reset deletes nothing before the customer confirms, nor when they cancel', async () => {
  const model = visitor.resolve(PasskeyRemovalViewModel)
  await model.confirmRemoval()
  await model.openDialog()
  model.cancelRemoval()
  await model.confirmRemoval()
  expect(visitor.passkeyGateway.receivedCalls).toEqual([])
})

const sessionsAndPasskeys = { sessions: [], passkeys: [{ id: 'one' }, { id: 'two' }], userId: 'u-1' }

it('when the lender checks it, the password alone deletes all passkeys, and the device is updated', async () => {
  visitor.protectionGateway.sessionsAndPasskeysAnswer = success(sessionsAndPasskeys)
  const model = visitor.resolve(PasskeyRemovalViewModel)
  await model.openDialog()
  expect([model.state.phase, model.removalDialog.state.phase]).toEqual(['idle', 'asking'])
  model.removalDialog.enterPassword('cuota2026')
  await model.removalDialog.confirmWithPassword()
  expect(visitor.protectionGateway.receivedCalls).toEqual(['remove-all-passkeys of 27284561231 by cuota2026'])
  expect(visitor.passkeyGateway.receivedCalls).toEqual([])
  expect(visitor.authenticator.receivedRequests).toEqual(['signal 0'])
  expect(visitor.unlockPreferences.isUnlockRegistered(martaCustomer.customerId)).toBe(false)
})
