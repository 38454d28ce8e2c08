import { beforeEach, expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import { UnlockPreferences } from '@/application/access/unlock-preferences'
import { Toasts } from '@/ui/kit/toasts'
import { UnlockResetViewModel } from '@/ui/profile/unlock-reset-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/people'
import { Visitor } from '#tests/ui/access/a-visitor'

let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor('/mis-datos').signIn(martaCustomer)
  visitor.make(UnlockPreferences).noteRegistered(martaCustomer.customerId)
  visitor.make(UnlockPreferences).noteRegistered(brunoCustomer.customerId)
})

async function reset(): Promise<readonly string[]> {
  const model = visitor.make(UnlockResetViewModel)
  model.start()
  model.ask()
  expect(model.state).toEqual({ phase: 'confirming' })
  await model.confirm()
  expect(model.state).toEqual({ phase: 'idle' })
  return visitor.make(Toasts).list.map(({ text, tone }) => `${tone}: ${text}`)
}

it('resetting deletes the customer’s passkeys and what this device remembers of them, and nobody else’s', async () => {
  expect(await reset()).toEqual(['good: Listo. Desde ahora ingresás con tu contraseña o con un código.'])
  expect(visitor.passkeys.asked).toEqual(['delete the passkeys of 27284561231'])
  const preferences = visitor.make(UnlockPreferences)
  expect(preferences.isRegistered(martaCustomer.customerId)).toBe(false)
  expect(preferences.isRegistered(brunoCustomer.customerId)).toBe(true)
})

it('what could not be reset is reported, and stays as it was', async () => {
  visitor.passkeys.deleted = failure({ kind: 'server-failure' })
  expect(await reset()).toEqual([
    'bad: No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos.',
  ])
  expect(visitor.make(UnlockPreferences).isRegistered(martaCustomer.customerId)).toBe(true)
})

it('nothing is deleted before the customer confirms, nor when they change their mind', async () => {
  const model = visitor.make(UnlockResetViewModel)
  await model.confirm()
  model.ask()
  model.cancel()
  await model.confirm()
  expect(visitor.passkeys.asked).toEqual([])
})
