import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { Toasts } from '@/ui/kit/toasts'
import { PasskeyRegistrationViewModel } from '@/ui/access/passkey-registration-view-model'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/modo-desbloqueo').signIn(martaCustomer)
  visitorPage.authenticator.hasPasskeySupport = true
})

async function openRegistration() {
  const model = visitorPage.resolveService(PasskeyRegistrationViewModel)
  const leave = model.onMount()
  await visitorPage.waitForQueuedTasks()
  return { model, leave }
}

function shownToasts(): readonly string[] {
  return visitorPage.resolveService(Toasts).shown.map(({ text, tone }) => `${tone}: ${text}`)
}

function unlockPreferences(): BiometricUnlockPreferences {
  return visitorPage.unlockPreferences
}

describe('registering the unlock', () => {
  it('registers the device for the account and leads to the home', async () => {
    const { model } = await openRegistration()
    await model.submit()
    const [id] = visitorPage.authenticator.storedCredentialIds()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['create for Marta Giménez'])
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual([
      'passkeys of 27284561231',
      'registration challenge',
      `register ${id}`,
    ])
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(shownToasts()).toEqual(['good: Listo. La próxima vez podés ingresar con tu huella o rostro.'])
    expect(unlockPreferences().isUnlockRegistered(martaCustomer.customerId)).toBe(true)
    expect(unlockPreferences().isUnlockRegistered(brunoCustomer.customerId)).toBe(false)
  })

  it('shows no message when cancelled, and can begin again', async () => {
    visitorPage.authenticator.fingerprintReaction = 'cancels'
    const { model } = await openRegistration()
    await model.submit()
    expect(model.state).toEqual({ phase: 'offering' })
    expect(shownToasts()).toEqual([])
    expect(unlockPreferences().isUnlockRegistered(martaCustomer.customerId)).toBe(false)
  })

  it.each(['breaks', 'no challenge', 'refused'] as const)(
    'shows a message when it fails: %s',
    async (fault) => {
      if (fault === 'breaks') visitorPage.authenticator.fingerprintReaction = 'breaks'
      if (fault === 'no challenge')
        visitorPage.passkeyGateway.registrationChallengeAnswer = failure({ kind: 'no-answer' })
      if (fault === 'refused')
        visitorPage.passkeyGateway.registerPasskeyAnswer = failure({ kind: 'server-failure' })
      const { model } = await openRegistration()
      await model.submit()
      expect(shownToasts()).toEqual(['bad: Ocurrió un error al intentar registrar el metodo de desbloqueo'])
      expect(visitorPage.navigation.address()).toBe('/modo-desbloqueo')
      expect(unlockPreferences().isUnlockRegistered(martaCustomer.customerId)).toBe(false)
    },
  )

  it('registers no device for another customer who logged in from another tab', async () => {
    visitorPage.authenticator.fingerprintReaction = 'waits'
    const { model, leave } = await openRegistration()
    const registering = model.submit()
    await visitorPage.waitForQueuedTasks()
    visitorPage.openAnotherTab('/inicio').signIn(brunoCustomer)
    leave()
    await registering
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual([
      'passkeys of 27284561231',
      'registration challenge',
    ])
  })

  it("opens the device's dialog once when the customer presses twice", async () => {
    const { model } = await openRegistration()
    await Promise.all([model.submit(), model.submit()])
    expect(visitorPage.authenticator.storedCredentialIds()).toHaveLength(1)
  })

  it('is not offered on a device without a reader', async () => {
    visitorPage.authenticator.hasPasskeySupport = false
    expect((await openRegistration()).model.state).toEqual({ phase: 'not-supported' })
  })

  it('shows that another device of the customer is registered, not this one', async () => {
    visitorPage.passkeyGateway.hasPasskeyAnswer = success(true)
    expect((await openRegistration()).model.isRegisteredOnOtherDevice).toBe(true)
    unlockPreferences().markUnlockRegistered(martaCustomer.customerId, 'of-marta')
    expect((await openRegistration()).model.isRegisteredOnOtherDevice).toBe(false)
  })
})

describe('postponing the unlock', () => {
  it('is stored for that customer, in every tab', async () => {
    ;(await openRegistration()).model.skipRegistration()
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(visitorPage.reload().unlockPreferences.isUnlockOfferSkipped(martaCustomer.customerId)).toBe(true)
    expect(unlockPreferences().isUnlockOfferSkipped(brunoCustomer.customerId)).toBe(false)
    expect(unlockPreferences().isUnlockOfferDeclinedForever(martaCustomer.customerId)).toBe(false)
    const later = visitorPage.openAnotherTab('/inicio').unlockPreferences
    expect(later.isUnlockOfferSkipped(martaCustomer.customerId)).toBe(true)
  })

  it('with no reminder outlives the logout and the tab', async () => {
    const { model } = await openRegistration()
    model.setNeverAskAgain(true)
    model.skipRegistration()
    visitorPage.sessions.closeSession('left')
    const later = visitorPage.openAnotherTab('/inicio').unlockPreferences
    expect(later.isUnlockOfferDeclinedForever(martaCustomer.customerId)).toBe(true)
    expect(later.isUnlockOfferDeclinedForever(brunoCustomer.customerId)).toBe(false)
  })
})
