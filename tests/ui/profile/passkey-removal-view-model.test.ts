import { beforeEach, expect, it, vi } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { Toasts } from '@/ui/kit/toasts'
import { PasskeyRemovalViewModel } from '@/ui/profile/passkey-removal-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/mis-datos').signIn(martaCustomer)
  visitorPage.unlockPreferences.markUnlockRegistered(martaCustomer.customerId, 'of-marta')
  visitorPage.unlockPreferences.markUnlockRegistered(brunoCustomer.customerId, 'of-bruno')
})

async function removePasskeys(): Promise<readonly string[]> {
  const model = visitorPage.resolveService(PasskeyRemovalViewModel)
  model.onMount()
  await model.openDialog()
  expect(model.state).toEqual({ phase: 'confirming' })
  await model.confirmRemoval()
  expect(model.state).toEqual({ phase: 'idle' })
  return visitorPage.resolveService(Toasts).shown.map(({ text, tone }) => `${tone}: ${text}`)
}

it('the reset deletes the passkeys of the customer only, at the lender and on this device', async () => {
  expect(await removePasskeys()).toEqual([
    'good: Listo. Desde ahora ingresás con tu contraseña o con un código.',
  ])
  expect(visitorPage.passkeyGateway.receivedCalls).toEqual([
    'passkeys of 27284561231',
    'delete the passkeys of 27284561231',
  ])
  const preferences = visitorPage.unlockPreferences
  expect(preferences.isUnlockRegistered(martaCustomer.customerId)).toBe(false)
  expect(preferences.isUnlockRegistered(brunoCustomer.customerId)).toBe(true)
})

it('after the reset, a passkey can be activated on this device again', async () => {
  visitorPage.passkeyGateway.hasPasskeyAnswer = success(true)
  const model = visitorPage.resolveService(PasskeyRemovalViewModel)
  model.onMount()
  await model.openDialog()
  await model.confirmRemoval()
  await vi.waitFor(() => expect(model.canActivateOnThisDevice).toBe(true))
})

it('the reset reports a passkey that could not be deleted, which stays', async () => {
  visitorPage.passkeyGateway.deletePasskeysAnswer = failure({ kind: 'server-failure' })
  expect(await removePasskeys()).toEqual([
    'bad: No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos.',
  ])
  expect(visitorPage.unlockPreferences.isUnlockRegistered(martaCustomer.customerId)).toBe(true)
})

it.each([
  ['the lender has a passkey of theirs', success(true), false],
  ['the lender has none: it was removed on another device', success(false), true],
  ['the lender does not answer', failure({ kind: 'no-answer' } as const), false],
])('after activation on this device, when %s, it is offered: %s', async (_, answer, isOffered) => {
  visitorPage.passkeyGateway.hasPasskeyAnswer = answer
  const model = visitorPage.resolveService(PasskeyRemovalViewModel)
  model.canActivateOnThisDevice = !isOffered
  model.onMount()
  await vi.waitFor(() => expect(model.canActivateOnThisDevice).toBe(isOffered))
})

it('the reset deletes nothing before the customer confirms, nor when they cancel', async () => {
  const model = visitorPage.resolveService(PasskeyRemovalViewModel)
  await model.confirmRemoval()
  await model.openDialog()
  model.cancelRemoval()
  await model.confirmRemoval()
  expect(visitorPage.passkeyGateway.receivedCalls).toEqual([])
})

const sessionsAndPasskeys = { sessions: [], passkeys: [{ id: 'one' }, { id: 'two' }], userId: 'u-1' }

it('when the lender checks it, the password alone deletes all passkeys, and the device is updated', async () => {
  visitorPage.protectionGateway.sessionsAndPasskeysAnswer = success(sessionsAndPasskeys)
  const model = visitorPage.resolveService(PasskeyRemovalViewModel)
  await model.openDialog()
  expect([model.state.phase, model.removalDialog.state.phase]).toEqual(['idle', 'asking'])
  model.removalDialog.enterPassword('cuota2026')
  await model.removalDialog.confirmWithPassword()
  expect(visitorPage.protectionGateway.receivedCalls).toEqual([
    'remove-all-passkeys of 27284561231 by cuota2026',
  ])
  expect(visitorPage.passkeyGateway.receivedCalls).toEqual([])
  expect(visitorPage.authenticator.receivedRequests).toEqual(['signal remove-all-passkeys'])
  expect(visitorPage.unlockPreferences.isUnlockRegistered(martaCustomer.customerId)).toBe(false)
})
