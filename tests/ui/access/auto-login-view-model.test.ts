import { PortalContainer } from '@/start/composition'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { AutoLoginGateway, type LinkLoginResult } from '@/application/access/auto-login.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { PortalRelease } from '@/application/shared/release.port'
import { AutoLoginViewModel } from '@/ui/access/auto-login-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import '#tests/support/every-capability'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { forbiddenLinkAddresses } from '#tests/support/outside-addresses'
import {
  brunoCustomer,
  martaCustomer,
  raulCustomer,
  createSessionOfCustomer,
} from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

type LinkLoginAnswer = Result<LinkLoginResult, GatewayFailure>

class MemoryAutoLoginGateway implements AutoLoginGateway {
  answer: LinkLoginAnswer | Promise<LinkLoginAnswer> = success({
    session: createSessionOfCustomer(martaCustomer),
    redirectTo: '/mis-prestamos',
  })
  readonly receivedCalls: string[] = []

  async logInWithLink(data: string) {
    this.receivedCalls.push(data)
    return this.answer
  }
}

let gateway: MemoryAutoLoginGateway
let localStorageContent: SharedStorageContent
let sessionStorageContent: SharedStorageContent

beforeEach(() => {
  gateway = new MemoryAutoLoginGateway()
  localStorageContent = new SharedStorageContent()
  sessionStorageContent = new SharedStorageContent()
})

/** Opens the screen of the login link at the given address. The screen restarts when the address changes. */
async function openAutoLogin(address: string) {
  const navigation = new MemoryNavigation(address)
  const lender = new MemorySessionGateway()
  const container = new PortalContainer({ autobind: true })
  container.bind(LocalStorage).toConstantValue(new MemoryStorage(localStorageContent))
  container.bind(TabStorage).toConstantValue(new MemoryStorage(sessionStorageContent))
  container.bind(Clock).toConstantValue(new ManualClock())
  container.bind(PortalRelease).toConstantValue(new MemoryPortalRelease())
  container.bind(Navigation).toConstantValue(navigation)
  container.bind(AutoLoginGateway).toConstantValue(gateway)
  container.bind(PushMessaging).toConstantValue(new MemoryPushMessaging())
  container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
  container.bind(SessionGateway).toConstantValue(lender)
  const make = createViewModelFactory(container)
  let model = make(AutoLoginViewModel)
  let leave = model.onMount()
  if (navigation.address() !== address) {
    leave()
    model = make(AutoLoginViewModel)
    leave = model.onMount()
  }
  await waitForQueuedTasks()
  return {
    navigation,
    sessions: container.get(SessionStore),
    toasts: container.get(Toasts),
    lender,
    model,
    leave,
  }
}

async function waitForQueuedTasks(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** Returns the session store of another tab of the same browser. */
function createOtherTabSessionStore(): SessionStore {
  return createSessionStore(new MemoryStorage(localStorageContent))
}

describe('a link that logs the customer in', () => {
  it('removes its token from the address before using it, and stores it nowhere on the device', async () => {
    const pending = new ManuallyResolvedAnswer<LinkLoginAnswer>()
    gateway.answer = pending.promise
    const { navigation } = await openAutoLogin('/autologin?data=s3cr3t')
    expect(navigation.address()).toBe('/autologin')
    navigation.back()
    expect(navigation.address()).toBe('/autologin')
    expect(
      JSON.stringify([...localStorageContent.textsByKey, ...sessionStorageContent.textsByKey]),
    ).not.toContain('s3cr3t')
  })

  it.each(forbiddenLinkAddresses)('leads to the home when the lender redirects to %j', async (redirectTo) => {
    gateway.answer = success({ session: createSessionOfCustomer(martaCustomer), redirectTo })
    expect((await openAutoLogin('/autologin?data=x')).navigation.address()).toBe('/inicio')
  })

  it('leads nowhere after the customer has left the screen', async () => {
    const pending = new ManuallyResolvedAnswer<LinkLoginAnswer>()
    gateway.answer = pending.promise
    const { navigation, leave } = await openAutoLogin('/autologin?data=x')
    leave()
    navigation.goTo('/validacion-dni')
    pending.resolveWith(
      success({ session: createSessionOfCustomer(martaCustomer), redirectTo: '/mis-prestamos' }),
    )
    await new Promise((resolve) => setImmediate(resolve))
    expect(navigation.address()).toBe('/validacion-dni')
  })
})

describe('a link that fails to log in', () => {
  it('leaves no token for a reload to use', async () => {
    const pending = new ManuallyResolvedAnswer<LinkLoginAnswer>()
    gateway.answer = pending.promise
    const { navigation } = await openAutoLogin('/autologin?data=s3cr3t')
    expect((await openAutoLogin(navigation.address())).navigation.address()).toBe(
      '/mi-cuenta?autologin=error',
    )
  })
})

describe('a link opened while another customer is logged in', () => {
  beforeEach(() => {
    createOtherTabSessionStore().openSession(createSessionOfCustomer(martaCustomer))
    gateway.answer = success({ session: createSessionOfCustomer(raulCustomer), redirectTo: '/mis-prestamos' })
  })

  it('closes the open session and logs the new customer in once they agree', async () => {
    const { model, sessions, navigation, lender } = await openAutoLogin('/autologin?data=x')
    model.endSessionAndSignIn()
    await waitForQueuedTasks()
    expect(lender.receivedCalls[0]).toBe('log out refresh of Marta')
    expect(sessions.customer()?.firstName).toBe('Raúl')
    expect(navigation.address()).toBe('/mis-prestamos')
  })

  it('that fails leaves the first customer logged in and shows a message', async () => {
    gateway.answer = failure({ kind: 'server-failure' })
    const { model, sessions, navigation, toasts } = await openAutoLogin('/autologin?data=x')
    model.endSessionAndSignIn()
    await waitForQueuedTasks()
    expect(sessions.customer()?.firstName).toBe('Marta')
    expect(navigation.address()).toBe('/inicio')
    expect(toasts.shown.map(({ text }) => text)).toEqual([
      'No pudimos usar ese enlace. Seguís en la cuenta de Marta.',
    ])
  })

  it('asks again when a third customer logs in from another tab', async () => {
    const { model } = await openAutoLogin('/autologin?data=x')
    createOtherTabSessionStore().openSession(createSessionOfCustomer(brunoCustomer))
    expect(model.state).toMatchObject({ phase: 'asking', name: 'Bruno Acosta' })
  })

  it.each(['left', 'expired'] as const)(
    'keeps asking when the open session is closed (%s) in another tab',
    async (how) => {
      const { model, sessions } = await openAutoLogin('/autologin?data=x')
      createOtherTabSessionStore().closeSession(how)
      await waitForQueuedTasks()
      expect(model.state).toEqual({ phase: 'asking-signed-out' })
      expect([gateway.receivedCalls, sessions.current()]).toEqual([[], undefined])
      model.endSessionAndSignIn()
      await waitForQueuedTasks()
      expect(sessions.customer()?.firstName).toBe('Raúl')
    },
  )

  it('is discarded when the customer chooses to log in by hand', async () => {
    const { model, navigation } = await openAutoLogin('/autologin?data=x')
    createOtherTabSessionStore().closeSession('left')
    model.staySignedIn()
    expect(navigation.address()).toBe('/mi-cuenta')
    expect(gateway.receivedCalls).toEqual([])
  })

  it('closes its own session when another customer logs in during the request', async () => {
    const pending = new ManuallyResolvedAnswer<LinkLoginAnswer>()
    gateway.answer = pending.promise
    const { model, sessions, lender } = await openAutoLogin('/autologin?data=x')
    model.endSessionAndSignIn()
    createOtherTabSessionStore().openSession(createSessionOfCustomer(brunoCustomer))
    pending.resolveWith(
      success({ session: createSessionOfCustomer(raulCustomer), redirectTo: '/mis-prestamos' }),
    )
    await waitForQueuedTasks()
    expect(sessions.customer()?.firstName).toBe('Bruno')
    expect(lender.receivedCalls).toEqual(['log out refresh of Raúl'])
  })
})
