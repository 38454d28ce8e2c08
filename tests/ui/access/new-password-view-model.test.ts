import { PortalContainer } from '@/start/composition'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  NewPasswordGateway,
  type NewPassword,
  type SetPasswordFailure,
} from '@/application/access/new-password.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { PortalRelease } from '@/application/shared/release.port'
import { NewPasswordViewModel } from '@/ui/access/new-password-view-model'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import '#tests/support/every-capability'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { brunoCustomer, martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

class MemoryNewPasswordGateway implements NewPasswordGateway {
  answer: Result<void, SetPasswordFailure> | Promise<Result<void, SetPasswordFailure>> = success()
  readonly receivedCalls: string[] = []

  async setPassword({ password, currentPassword }: NewPassword) {
    this.receivedCalls.push(currentPassword === undefined ? password : `${password} after ${currentPassword}`)
    return this.answer
  }
}

let gateway: MemoryNewPasswordGateway
let sessionGateway: MemorySessionGateway
let navigation: MemoryNavigation
let sessions: SessionStore
let model: NewPasswordViewModel
let leaveScreen: () => void

beforeEach(() => {
  gateway = new MemoryNewPasswordGateway()
  sessionGateway = new MemorySessionGateway()
  navigation = new MemoryNavigation('/generar-clave')
  const container = new PortalContainer({ autobind: true })
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(PushMessaging).toConstantValue(new MemoryPushMessaging())
  container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(Clock).toConstantValue(new ManualClock())
  container.bind(PortalRelease).toConstantValue(new MemoryPortalRelease())
  container.bind(Navigation).toConstantValue(navigation)
  container.bind(Settings).toConstantValue(readShippedConfiguration().settings)
  container.bind(NewPasswordGateway).toConstantValue(gateway)
  container.bind(SessionGateway).toConstantValue(sessionGateway)
  sessions = container.get(SessionStore)
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  model = createViewModelFactory(container)(NewPasswordViewModel)
  leaveScreen = model.onMount()
})

async function submitPassword(password: string, repeated = password): Promise<void> {
  model.enterPassword(password)
  model.enterRepeatedPassword(repeated)
  await model.submit()
}

describe('a new password', () => {
  it('is the first one of a customer who has none', () => {
    expect([model.title, model.dni]).toEqual(['Elegí tu contraseña nueva', '28456123'])
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    model.onMount()
    expect([model.title, model.dni]).toEqual(['Creá tu contraseña', '38214690'])
  })

  it.each([
    { password: '', repeated: '', texts: ['Ingresá una contraseña.', 'Repetí la contraseña.'] },
    { password: 'abc12', repeated: 'abc12', texts: ['La contraseña debe tener al menos 6 caracteres.'] },
    { password: 'cuota2027', repeated: 'cuota', texts: ['Las contraseñas no coinciden.'] },
    { password: 'cuota2027', repeated: '', texts: ['Repetí la contraseña.'] },
    {
      password: 'a-b',
      repeated: 'a-c',
      texts: ['Usá solo letras y números, sin espacios ni símbolos.', 'Las contraseñas no coinciden.'],
    },
  ])('"$password" repeated as "$repeated" is not sent', async ({ password, repeated, texts }) => {
    await submitPassword(password, repeated)
    expect(model.state).toMatchObject({ phase: 'asking', errors: texts.map((text) => ({ text })) })
    expect(gateway.receivedCalls).toEqual([])
  })

  it('is set, and the session ends at the lender at once', async () => {
    await submitPassword('Ñandu2027')
    expect(model.state).toEqual({ phase: 'saved' })
    expect(gateway.receivedCalls).toEqual(['Ñandu2027'])
    expect(sessionGateway.receivedCalls).toContain('log out refresh of Marta')
    expect([model.password, model.repeatedPassword]).toEqual(['', ''])
  })

  it('is set although the lender does not answer the logout', async () => {
    sessionGateway.logOutAnswer = failure({ kind: 'no-answer' })
    await submitPassword('cuota2027')
    expect(model.state).toEqual({ phase: 'saved' })
  })

  it('is set once when the customer presses twice', async () => {
    model.enterPassword('cuota2027')
    model.enterRepeatedPassword('cuota2027')
    await Promise.all([model.submit(), model.submit()])
    expect(gateway.receivedCalls).toHaveLength(1)
  })

  it.each([
    [{ kind: 'no-answer', isUnsent: true }, /^No pudimos conectarnos/],
    [{ kind: 'no-answer' }, /^No sabemos si se guardó/],
    [{ kind: 'server-failure' }, /^Tuvimos un problema/],
    [{ kind: 'server-failure', mayBeDone: true }, /^No sabemos si se guardó/],
    [{ kind: 'unreadable', reference: 'passwords.setPassword' }, /^No sabemos.*passwords\.setPassword$/],
  ] as const)(
    'that could not be set for %j stays typed, and the customer stays logged in',
    async (reason, text) => {
      gateway.answer = failure(reason)
      await submitPassword('cuota2027')
      expect(model.state).toMatchObject({ phase: 'asking', errors: [{ text: expect.stringMatching(text) }] })
      expect(model.password).toBe('cuota2027')
      leaveScreen()
      expect(sessions.customer()?.firstName).toBe('Marta')
    },
  )

  it.each([
    [{ kind: 'no-answer' }, /^Esa no es tu contraseña actual: puede que ya/, 'Salir e ingresar con la nueva'],
    [
      { kind: 'no-answer', isUnsent: true },
      /^Tu contraseña actual no es esa\.$/,
      'Salir y elegirla con un código',
    ],
  ] as const)(
    'that failed for %j decides what is said when the lender then refuses the current password',
    async (reason, text, way) => {
      for (const refusal of [
        { kind: 'proof-required' },
        reason,
        { kind: 'wrong-current-password' },
      ] as const) {
        gateway.answer = failure(refusal)
        model.enterCurrentPassword('cuota2026')
        await submitPassword('cuota2027')
      }
      expect(model.state).toMatchObject({
        errors: [{ fieldId: 'currentPassword', text: expect.stringMatching(text) }],
      })
      expect(model.logoutLinkText).toBe(way)
    },
  )

  it('is removed from memory when the customer leaves the screen', () => {
    model.enterPassword('cuota2027')
    model.enterRepeatedPassword('cuota2027')
    leaveScreen()
    expect([model.password, model.repeatedPassword]).toEqual(['', ''])
  })

  it('is not sent without a session', async () => {
    sessions.closeSession('left')
    await submitPassword('cuota2027')
    expect(gateway.receivedCalls).toEqual([])
    expect(model.state).toMatchObject({ errors: [{ text: expect.stringMatching(/^Tu sesión venció/) }] })
  })
})

describe('after the confirmation of a new password', () => {
  it('the session is over, and the customer goes to the login', async () => {
    await submitPassword('cuota2027')
    expect([sessions.current(), sessions.lastEndReason()]).toEqual([undefined, 'password-set'])
    model.goToLogin()
    expect(navigation.address()).toBe('/iniciar-sesion')
  })

  it('a screen that opens again, without the menu of the customer, shows it too', async () => {
    await submitPassword('cuota2027')
    leaveScreen()
    model.state = { phase: 'asking', errors: [] }
    model.onMount()
    expect(model.state).toEqual({ phase: 'saved' })
  })

  it('the customer who signs in meanwhile in another tab does not stay on it', async () => {
    await submitPassword('cuota2027')
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    sessions.notifySubscribers()
    expect(navigation.address()).toBe('/iniciar-sesion')
    expect(sessions.customer()?.firstName).toBe('Bruno')
  })

  it('an answer that arrives after the customer left changes nothing on the screen', async () => {
    const pending = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    gateway.answer = pending.promise
    const choosing = submitPassword('cuota2027')
    leaveScreen()
    pending.resolveWith(success())
    await choosing
    expect(model.state).toEqual({ phase: 'saving' })
    expect(sessions.current()).toBeUndefined()
  })
})
