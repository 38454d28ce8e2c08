import { PortalContainer } from '@/start/composition'
import { beforeEach, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { LogInWithPasskey } from '@/application/access/log-in-with-passkey'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { PortalRelease } from '@/application/shared/release.port'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryPasskeyGateway } from '#tests/support/memory-passkey-gateway'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import {
  martaCustomer,
  martaPerson,
  raulPerson,
  createSessionOfCustomer,
} from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const martasSession = createSessionOfCustomer(martaCustomer)
const { signal } = new AbortController()

let passkeyGateway: MemoryPasskeyGateway
let sessionGateway: MemorySessionGateway
let sessions: SessionStore
let loginProgress: LoginProgressStore
let otherTab: { readonly sessions: SessionStore; readonly progress: LoginProgressStore }
let logIn: LogInWithPasskey

/** Gives Marta's device a passkey, and identifies Marta at the login. */
beforeEach(async () => {
  const authenticator = new MemoryAuthenticator()
  authenticator.hasPasskeySupport = true
  const creation = { challenge: 'abcd', userId: 'efgh', userName: 'Marta', brandName: 'Luma', signal }
  await authenticator.createPasskey(creation)
  passkeyGateway = new MemoryPasskeyGateway(success(martasSession))
  passkeyGateway.loginChallengeAnswer = success({
    challenge: 'abcd',
    credentialIds: authenticator.storedCredentialIds(),
  })
  sessionGateway = new MemorySessionGateway()
  const texts = new SharedStorageContent()
  const container = new PortalContainer({ autobind: true })
  container.bind<PasskeyGateway>(PasskeyGateway).toConstantValue(passkeyGateway)
  container.bind<PasskeyAuthenticator>(PasskeyAuthenticator).toConstantValue(authenticator)
  container.bind<SessionGateway>(SessionGateway).toConstantValue(sessionGateway)
  container.bind<Navigation>(Navigation).toConstantValue(new MemoryNavigation('/iniciar-sesion'))
  container.bind(Clock).toConstantValue(new ManualClock())
  container.bind(PortalRelease).toConstantValue(new MemoryPortalRelease())
  container.bind(LocalStorage).toConstantValue(new MemoryStorage(texts))
  container.bind(PushMessaging).toConstantValue(new MemoryPushMessaging())
  container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  sessions = container.get(SessionStore)
  loginProgress = container.get<LoginProgressStore>(LoginProgressStore)
  logIn = container.get(LogInWithPasskey)
  const otherStorage = new MemoryStorage(texts)
  otherTab = {
    sessions: createSessionStore(otherStorage),
    progress: new StoredLoginProgress(otherStorage, new MemoryStorage()),
  }
  loginProgress.save({ dni: '28456123', people: [martaPerson], person: martaPerson })
})

const startModalLogin = () => logIn.execute({ taxId: martaPerson.taxId, mode: 'modal', signal })

it('a passkey opens the session of its owner', async () => {
  expect(await startModalLogin()).toEqual(success(undefined))
  expect(sessions.current()).toEqual(martasSession)
})

it('a passkey opens no session, and its tokens are revoked, when another tab chose another person', async () => {
  const signed = startModalLogin()
  otherTab.progress.save({ dni: '24318907', people: [raulPerson], person: raulPerson })
  expect(await signed).toEqual(failure({ kind: 'not-let-in', reason: { kind: 'session-ended' } }))
  expect(sessions.current()).toBeUndefined()
  expect(loginProgress.current()?.person).toEqual(raulPerson)
  expect(sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
})

it('a passkey does not replace another customer who logged in meanwhile', async () => {
  const raulsSession = createSessionOfCustomer({
    ...martaCustomer,
    customerId: 'c-17be90a3',
    taxId: raulPerson.taxId,
    firstName: 'Raúl',
  })
  const signed = startModalLogin()
  otherTab.sessions.openSession(raulsSession)
  expect(await signed).toEqual(failure({ kind: 'not-let-in', reason: { kind: 'session-ended' } }))
  expect(sessions.current()).toEqual(raulsSession)
})
