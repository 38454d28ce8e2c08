import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { Toasts } from '@/ui/kit/toasts'
import { PasswordViewModel } from '@/ui/access/password-view-model'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { martaCustomer, martaPerson, createSessionOfCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitor: PortalVisitorPage
let storedPasskeyId: string

/** Creates a passkey for Marta on the device, and adds it to the account of Marta. */
beforeEach(async () => {
  visitor = new PortalVisitorPage('/iniciar-sesion').storeIdentifiedPerson(martaPerson)
  visitor.authenticator.hasPasskeySupport = true
  const { signal } = new AbortController()
  await visitor.authenticator.createPasskey({
    challenge: 'abcd',
    userId: 'efgh',
    userName: 'Marta',
    brandName: 'Luma',
    signal,
  })
  visitor.authenticator.receivedRequests.length = 0
  storedPasskeyId = visitor.authenticator.storedCredentialIds()[0] ?? ''
  visitor.passkeyGateway.loginChallengeAnswer = success({
    challenge: 'abcd',
    credentialIds: [storedPasskeyId],
  })
})

/** Waits until the device has answered and the portal has reacted. */
async function waitUntilSettled(): Promise<void> {
  const { authenticator } = visitor
  for (let still = 0; still < 3; still = authenticator.pendingCount === 0 ? still + 1 : 0)
    await visitor.waitForQueuedTasks()
}

async function openPasswordScreen() {
  const model = visitor.resolve(PasswordViewModel)
  const leave = model.onMount()
  await waitUntilSettled()
  return { model, leave }
}

function shownToasts(): readonly string[] {
  return visitor.resolve(Toasts).shown.map(({ text, tone }) => `${tone}: ${text}`)
}

/**
 * Logs in and out as Marta, so that local storage says that the customer has just logged out, and identifies
 * Marta again.
 */
function logOutAndIdentifyAgain(): void {
  visitor.signIn(martaCustomer).sessions.closeSession('left')
  visitor.storeIdentifiedPerson(martaPerson)
}

describe('the passkey dialog on arrival at the password', () => {
  it('does not open just after a logout, and that logout is then forgotten', async () => {
    logOutAndIdentifyAgain()
    expect(visitor.sessions.lastEndReason()).toBe('left')
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual([])
    expect(visitor.sessions.lastEndReason()).toBeUndefined()
    visitor = visitor.reload()
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('opens after a session that expired', async () => {
    visitor.signIn(martaCustomer).sessions.closeSession('expired')
    visitor.storeIdentifiedPerson(martaPerson)
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('shows nothing for an account without passkeys, or when the lender does not answer', async () => {
    visitor.passkeyGateway.loginChallengeAnswer = success({ challenge: 'abcd', credentialIds: [] })
    await openPasswordScreen()
    visitor.passkeyGateway.loginChallengeAnswer = failure({ kind: 'no-answer' })
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual([])
    expect(shownToasts()).toEqual([])
  })

  it('asks the lender nothing on a device without a reader', async () => {
    visitor.authenticator.hasPasskeySupport = false
    await openPasswordScreen()
    expect(visitor.passkeyGateway.receivedCalls).toEqual([])
  })

  it('shows nothing when cancelled; shows a message when the device or the lender refuses', async () => {
    visitor.authenticator.fingerprintReaction = 'cancels'
    await openPasswordScreen()
    expect(shownToasts()).toEqual([])
    visitor.authenticator.fingerprintReaction = 'agrees'
    visitor.passkeyGateway.loginAnswer = failure({ kind: 'server-failure' })
    await openPasswordScreen()
    expect(shownToasts()).toEqual(['bad: No pudimos autenticarte'])
  })

  it('logs no customer in after they left the screen', async () => {
    visitor.authenticator.fingerprintReaction = 'waits'
    const { leave } = await openPasswordScreen()
    leave()
    await waitUntilSettled()
    expect(visitor.passkeyGateway.receivedCalls).toEqual(['challenge for 27284561231'])
    expect(visitor.sessions.current()).toBeUndefined()
  })
})

describe('the passkey among the suggestions of the field', () => {
  beforeEach(() => {
    visitor.authenticator.suggestsPasskeys = true
  })

  it('is offered just after a logout, and logs in the customer who picks it', async () => {
    logOutAndIdentifyAgain()
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual(['get conditional'])
    expect(visitor.sessions.customer()?.firstName).toBe('Marta')
  })

  it('is offered after the customer cancels the dialog', async () => {
    visitor.authenticator.fingerprintReaction = 'cancels'
    await openPasswordScreen()
    expect(visitor.authenticator.receivedRequests).toEqual(['get modal', 'get conditional'])
    expect(shownToasts()).toEqual([])
  })

  it('gives way to the dialog of the button', async () => {
    logOutAndIdentifyAgain()
    visitor.authenticator.fingerprintReaction = 'waits'
    const { model } = await openPasswordScreen()
    visitor.authenticator.fingerprintReaction = 'agrees'
    await model.signInWithPasskey()
    expect(visitor.authenticator.receivedRequests).toEqual(['get conditional', 'get modal'])
    expect(visitor.sessions.customer()?.firstName).toBe('Marta')
    expect(shownToasts()).toEqual([])
  })

  it('is offered again, with another challenge, after a wrong password', async () => {
    logOutAndIdentifyAgain()
    visitor.authenticator.fingerprintReaction = 'waits'
    const { model } = await openPasswordScreen()
    visitor.accessGateway.passwordLoginAnswer = failure({ kind: 'wrong-password' })
    model.enterPassword('otra')
    await model.submit()
    await waitUntilSettled()
    expect(visitor.authenticator.receivedRequests).toEqual(['get conditional', 'get conditional'])
    expect(visitor.passkeyGateway.receivedCalls).toEqual([
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
    visitor.passkeyGateway.loginChallengeAnswer = success({ challenge: 'abcd', credentialIds: [] })
    expect((await pressed()).state).toEqual({ phase: 'asking', errors: [] })
    expect(shownToasts()).toEqual([
      'info: Todavía no registraste tu huella o rostro. Ingresá con tu contraseña y activalo desde Mis datos.',
    ])
  })

  it.each(['breaks', 'no answer', 'refused'] as const)(
    'shows a message when the passkey fails: %s',
    async (fault) => {
      if (fault === 'breaks') visitor.authenticator.fingerprintReaction = 'breaks'
      if (fault === 'no answer') visitor.passkeyGateway.loginChallengeAnswer = failure({ kind: 'no-answer' })
      if (fault === 'refused') visitor.passkeyGateway.loginAnswer = failure({ kind: 'server-failure' })
      await pressed()
      expect(shownToasts()).toEqual(['bad: No pudimos autenticarte'])
    },
  )

  it('shows a message on a device without passkeys', async () => {
    visitor.authenticator.hasPasskeySupport = false
    await pressed()
    expect(shownToasts()).toEqual([
      'info: Este dispositivo no permite ingresar con huella o rostro. Usá tu contraseña.',
    ])
  })

  it('opens the dialog once when the customer presses twice', async () => {
    const { model } = await openPasswordScreen()
    await Promise.all([model.signInWithPasskey(), model.signInWithPasskey()])
    expect(visitor.authenticator.receivedRequests).toEqual(['get modal'])
  })

  it('gives way to a password that the customer submits meanwhile', async () => {
    const slow = new ManuallyResolvedAnswer<
      ReturnType<typeof success<ReturnType<typeof createSessionOfCustomer>>>
    >()
    visitor.authenticator.fingerprintReaction = 'waits'
    visitor.accessGateway.passwordLoginAnswer = slow.promise
    const { model } = await openPasswordScreen()
    const pressing = model.signInWithPasskey()
    await waitUntilSettled()
    model.enterPassword('cuota2026')
    const sending = model.submit()
    await pressing
    expect(model.state).toEqual({ phase: 'entering' })
    slow.resolveWith(success(createSessionOfCustomer(martaCustomer)))
    await sending
    expect(visitor.sessions.customer()?.firstName).toBe('Marta')
    expect(visitor.passkeyGateway.receivedCalls).toEqual(['challenge for 27284561231'])
  })
})
