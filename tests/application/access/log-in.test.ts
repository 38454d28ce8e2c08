import type { Container } from 'inversify'
import { setImmediate } from 'node:timers/promises'
import { PortalContainer } from '@/start/composition'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { AccessGateway } from '@/application/access/access.port'
import { LogInWithCode, LogInWithPassword } from '@/application/access/log-in'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { PortalRelease } from '@/application/shared/release.port'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import '#tests/support/every-capability'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryAccessGateway } from '#tests/support/memory-access-gateway'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import {
  martaCustomer,
  martaPerson,
  raulCustomer,
  createSessionOfCustomer,
} from '#tests/support/test-customers'

const martasSession = createSessionOfCustomer(martaCustomer)
const taxId = martaPerson.taxId

let accessGateway: MemoryAccessGateway
let sessionGateway: MemorySessionGateway
let container: Container
let sessions: SessionStore
let navigation: MemoryNavigation

beforeEach(() => {
  accessGateway = new MemoryAccessGateway()
  sessionGateway = new MemorySessionGateway()
  container = new PortalContainer({ autobind: true })
  navigation = new MemoryNavigation('/iniciar-sesion')
  container.bind<Navigation>(Navigation).toConstantValue(navigation)
  container.bind<AccessGateway>(AccessGateway).toConstantValue(accessGateway)
  container.bind<SessionGateway>(SessionGateway).toConstantValue(sessionGateway)
  container.bind(Clock).toConstantValue(new ManualClock())
  container.bind(PortalRelease).toConstantValue(new MemoryPortalRelease())
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(PushMessaging).toConstantValue(new MemoryPushMessaging())
  container.bind(PushSubscriptionGateway).toConstantValue(new MemoryPushSubscriptionGateway())
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  sessions = container.get(SessionStore)
  container
    .get<LoginProgressStore>(LoginProgressStore)
    .save({ dni: '28456123', people: [martaPerson], person: martaPerson })
})

describe('a login with the code', () => {
  it('opens the session, stores the tokens first, and notifies of the login before the account status', async () => {
    const seen: unknown[] = []
    sessions.onChange(() => seen.push([sessions.customer()?.firstName, sessions.accountStatus()]))
    sessionGateway.accountStatusAnswer = success(anAccountStatus())
    const entered = await container.get(LogInWithCode).execute({ taxId, code: '4321', purpose: 'enter' })
    expect(entered).toEqual(success(undefined))
    expect(accessGateway.receivedCalls).toEqual(['enter 27284561231 with code 4321'])
    expect(sessions.current()).toEqual(martasSession)
    await setImmediate()
    expect(seen).toEqual([
      ['Marta', undefined],
      ['Marta', anAccountStatus()],
    ])
  })

  it.each([
    ['to an address that the customer wanted', '/iniciar-sesion', '/pagar-cuota'],
    ['where a link says', '/iniciar-sesion?redirectUrl=%2Fpagar-cuota', undefined],
  ])('that leads %s notifies of the login once the account status is known', async (_, at, wanted) => {
    navigation.goTo(at)
    if (wanted !== undefined) container.get<PathAfterLoginStore>(PathAfterLoginStore).save(wanted)
    const seen: unknown[] = []
    sessions.onChange(() => seen.push(sessions.accountStatus()))
    sessionGateway.accountStatusAnswer = success(anAccountStatus())
    await container.get(LogInWithCode).execute({ taxId, code: '4321', purpose: 'enter' })
    expect(seen).toEqual([anAccountStatus()])
  })

  it('opens no session with a wrong code', async () => {
    accessGateway.codeLoginAnswer = failure({ kind: 'wrong-code' })
    const entered = await container.get(LogInWithCode).execute({ taxId, code: '0000', purpose: 'enter' })
    expect(entered).toEqual(failure({ kind: 'wrong-code' }))
    expect(sessions.current()).toBeUndefined()
  })
})

describe('a login with the password', () => {
  it('succeeds although the account status stays unknown', async () => {
    let notified = 0
    sessions.onChange(() => {
      notified += 1
    })
    sessionGateway.accountStatusAnswer = failure({ kind: 'server-failure' })
    const entered = await container.get(LogInWithPassword).execute({ taxId, password: 'cuota2026' })
    expect(entered).toEqual(success(undefined))
    expect(accessGateway.receivedCalls).toEqual(['enter 27284561231 with password cuota2026'])
    expect([sessions.current(), sessions.accountStatus(), notified]).toEqual([martasSession, undefined, 1])
  })

  it('fails when the visitor meanwhile chose another person', async () => {
    container.get<LoginProgressStore>(LoginProgressStore).forget()
    const entered = await container.get(LogInWithPassword).execute({ taxId, password: 'cuota2026' })
    expect(entered).toEqual(failure({ kind: 'session-ended' }))
    expect(sessions.current()).toBeUndefined()
  })

  it('does not show the account status to another customer who logged in meanwhile', async () => {
    const late = new ManuallyResolvedAnswer<Awaited<typeof sessionGateway.accountStatusAnswer>>()
    sessionGateway.accountStatusAnswer = late.promise
    const entering = container.get(LogInWithPassword).execute({ taxId, password: 'cuota2026' })
    await setImmediate()
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    late.resolveWith(success(anAccountStatus()))
    await entering
    expect([sessions.customer()?.firstName, sessions.accountStatus()]).toEqual(['Raúl', undefined])
  })

  it('opens no session for a blocked user', async () => {
    accessGateway.passwordLoginAnswer = failure({ kind: 'user-blocked' })
    const entered = await container.get(LogInWithPassword).execute({ taxId, password: 'x' })
    expect(entered).toEqual(failure({ kind: 'user-blocked' }))
    expect(sessions.current()).toBeUndefined()
  })
})
