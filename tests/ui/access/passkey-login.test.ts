import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { Toasts } from '@/ui/kit/toasts'
import { PasswordViewModel } from '@/ui/access/password-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { martaCustomer, martaPerson, createSessionOfCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage
let storedPasskeyId: string

/** Creates a passkey for Marta on the device, and adds it to the account of Marta. */
beforeEach(async () => {
  visitorPage = new PortalVisitorPage('/iniciar-sesion').storeIdentifiedPerson(martaPerson)
  visitorPage.authenticator.hasPasskeySupport = true
  const { signal } = new AbortController()
  await visitorPage.authenticator.createPasskey({
    challenge: 'abcd',
    userId: 'efgh',
    userName: 'Marta',
    brandName: 'Luma',
    signal,
  })
  visitorPage.authenticator.receivedRequests.length = 0
  storedPasskeyId = visitorPage.authenticator.storedCredentialIds()[0] ?? ''
  visitorPage.passkeyGateway.loginChallengeAnswer = success({
    challenge: 'abcd',
    credentialIds: [storedPasskeyId],
  })
})

/** Waits until the device has answered and the portal has reacted. */
async function waitUntilSettled(): Promise<void> {
  const { authenticator } = visitorPage
  for (let still = 0; still < 3; still = authenticator.pendingCount === 0 ? still + 1 : 0)
    await visitorPage.waitForQueuedTasks()
}

async function openPasswordScreen() {
  const model = visitorPage.resolveService(PasswordViewModel)
  const leave = model.onMount()
  await waitUntilSettled()
  return { model, leave }
}

function shownToasts(): readonly string[] {
  return visitorPage.resolveService(Toasts).shown.map(({ text, tone }) => `${tone}: ${text}`)
}

/**
 * Logs in and out as Marta, so that local storage says that the customer has just logged out, and identifies
 * Marta again.
 */
function logOutAndIdentifyAgain(): void {
  visitorPage.signIn(martaCustomer).sessions.closeSession('left')
  visitorPage.storeIdentifiedPerson(martaPerson)
}

describe('the passkey dialog on arrival at the password', () => {
  it('does not open just after a logout, and that logout is then forgotten', async () => {
    logOutAndIdentifyAgain()
    expect(visitorPage.sessions.lastEndReason()).toBe('left')
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual([])
    expect(visitorPage.sessions.lastEndReason()).toBeUndefined()
    visitorPage = visitorPage.reload()
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('opens after a session that expired', async () => {
    visitorPage.signIn(martaCustomer).sessions.closeSession('expired')
    visitorPage.storeIdentifiedPerson(martaPerson)
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('shows nothing for an account without passkeys, or when the lender does not answer', async () => {
    visitorPage.passkeyGateway.loginChallengeAnswer = success({ challenge: 'abcd', credentialIds: [] })
    await openPasswordScreen()
    visitorPage.passkeyGateway.loginChallengeAnswer = failure({ kind: 'no-answer' })
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual([])
    expect(shownToasts()).toEqual([])
  })

  it('asks the lender nothing on a device without a reader', async () => {
    visitorPage.authenticator.hasPasskeySupport = false
    await openPasswordScreen()
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual([])
  })

  it('shows nothing when cancelled; shows a message when the device or the lender refuses', async () => {
    visitorPage.authenticator.fingerprintReaction = 'cancels'
    await openPasswordScreen()
    expect(shownToasts()).toEqual([])
    visitorPage.authenticator.fingerprintReaction = 'agrees'
    visitorPage.passkeyGateway.loginAnswer = failure({ kind: 'server-failure' })
    await openPasswordScreen()
    expect(shownToasts()).toEqual(['bad: No pudimos autenticarte'])
  })

  it('logs no customer in after they left the screen', async () => {
    visitorPage.authenticator.fingerprintReaction = 'waits'
    const { leave } = await openPasswordScreen()
    leave()
    await waitUntilSettled()
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual(['challenge for 27284561231'])
    expect(visitorPage.sessions.current()).toBeUndefined()
  })
})

describe('the passkey among the suggestions of the field', () => {
  beforeEach(() => {
    visitorPage.authenticator.suggestsPasskeys = true
  })

  it('is offered just after a logout, and logs in the customer who picks it', async () => {
    logOutAndIdentifyAgain()
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get conditional'])
    expect(visitorPage.sessions.customer()?.firstName).toBe('Marta')
  })

  it('is offered after the customer cancels the dialog', async () => {
    visitorPage.authenticator.fingerprintReaction = 'cancels'
    await openPasswordScreen()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get modal', 'get conditional'])
    expect(shownToasts()).toEqual([])
  })

  it('gives way to the dialog of the button', async () => {
    logOutAndIdentifyAgain()
    visitorPage.authenticator.fingerprintReaction = 'waits'
    const { model } = await openPasswordScreen()
    visitorPage.authenticator.fingerprintReaction = 'agrees'
    await model.signInWithPasskey()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get conditional', 'get modal'])
    expect(visitorPage.sessions.customer()?.firstName).toBe('Marta')
    expect(shownToasts()).toEqual([])
  })

  it('is offered again, with another challenge, after a wrong password', async () => {
    logOutAndIdentifyAgain()
    visitorPage.authenticator.fingerprintReaction = 'waits'
    const { model } = await openPasswordScreen()
    visitorPage.accessGateway.passwordLoginAnswer = failure({ kind: 'wrong-password' })
    model.enterPassword('otra')
    await model.submit()
    await waitUntilSettled()
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get conditional', 'get conditional'])
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual([
      'challenge for 27284561231',
      'challenge for 27284561231',
    ])
  })
})

describe('the passkey button', () => {
  beforeEach(() => {
    logOutAndIdentifyAgain()
  })

  async function pressed() {
    const { model } = await openPasswordScreen()
    await model.signInWithPasskey()
    return model
  }

  it('explains that the account has no passkey', async () => {
    visitorPage.passkeyGateway.loginChallengeAnswer = success({ challenge: 'abcd', credentialIds: [] })
    expect((await pressed()).state).toEqual({ phase: 'asking', errors: [] })
    expect(shownToasts()).toEqual([
      'info: Todavía no registraste tu huella o rostro. Ingresá con tu contraseña y activalo desde Mis datos.',
    ])
  })

  it.each(['breaks', 'no answer', 'refused'] as const)(
    'shows a message when the passkey fails: %s',
    async (fault) => {
      if (fault === 'breaks') visitorPage.authenticator.fingerprintReaction = 'breaks'
      if (fault === 'no answer')
        visitorPage.passkeyGateway.loginChallengeAnswer = failure({ kind: 'no-answer' })
      if (fault === 'refused') visitorPage.passkeyGateway.loginAnswer = failure({ kind: 'server-failure' })
      await pressed()
      expect(shownToasts()).toEqual(['bad: No pudimos autenticarte'])
    },
  )

  it('shows a message on a device without passkeys', async () => {
    visitorPage.authenticator.hasPasskeySupport = false
    await pressed()
    expect(shownToasts()).toEqual([
      'info: Este dispositivo no permite ingresar con huella o rostro. Usá tu contraseña.',
    ])
  })

  it('opens the dialog once when the customer presses twice', async () => {
    const { model } = await openPasswordScreen()
    await Promise.all([model.signInWithPasskey(), model.signInWithPasskey()])
    expect(visitorPage.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('gives way to a password that the customer submits meanwhile', async () => {
    const slow = new ManuallyResolvedAnswer<
      ReturnType<typeof success<ReturnType<typeof createSessionOfCustomer>>>
    >()
    visitorPage.authenticator.fingerprintReaction = 'waits'
    visitorPage.accessGateway.passwordLoginAnswer = slow.promise
    const { model } = await openPasswordScreen()
    const pressing = model.signInWithPasskey()
    await waitUntilSettled()
    model.enterPassword('cuota2026')
    const sending = model.submit()
    await pressing
    expect(model.state).toEqual({ phase: 'entering' })
    slow.resolveWith(success(createSessionOfCustomer(martaCustomer)))
    await sending
    expect(visitorPage.sessions.customer()?.firstName).toBe('Marta')
    expect(visitorPage.passkeyGateway.receivedCalls).toEqual(['challenge for 27284561231'])
  })
})
