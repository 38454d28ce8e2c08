import { beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '@/domain/session/session'
import { cuit } from '@/domain/shared/cuit'
import type { SessionStore } from '@/application/session/session-store'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const martasSession: Session = {
  customer: martaCustomer,
  tokens: { access: 'access-1', refresh: 'refresh-1' },
}
const raulsSession: Session = {
  customer: { ...martasSession.customer, customerId: 'c-17be90a3', firstName: 'Raúl' },
  tokens: { access: 'access-9', refresh: 'refresh-9' },
}
const renewedTokens = { access: 'access-2', refresh: 'refresh-1' }

let storageContent: SharedStorageContent
let storage: MemoryStorage
let sessions: SessionStore
let notificationCount: number

beforeEach(() => {
  storageContent = new SharedStorageContent()
  storage = new MemoryStorage(storageContent)
  sessions = createSessionStore(storage)
  notificationCount = 0
})

function startCountingNotifications(to: SessionStore): () => void {
  return to.onChange(() => {
    notificationCount += 1
  })
}

describe('the session number', () => {
  it('changes whenever a session begins or ends', () => {
    const numbers = [sessions.sessionNumber()]
    sessions.openSession(martasSession)
    numbers.push(sessions.sessionNumber())
    sessions.closeSession('expired')
    numbers.push(sessions.sessionNumber())
    sessions.openSession(martasSession)
    numbers.push(sessions.sessionNumber())
    sessions.closeSession('left')
    numbers.push(sessions.sessionNumber())
    expect(numbers).toEqual([0, 1, 2, 3, 65_536])
  })

  it('is that of an open session only while a customer is signed in', () => {
    expect(sessions.openSessionNumber()).toBeUndefined()
    sessions.openSession(martasSession)
    expect(sessions.openSessionNumber()).toBe(1)
    sessions.closeSession('expired')
    expect(sessions.openSessionNumber()).toBeUndefined()
  })

  it('is not that of an open session while another tab is closing it', () => {
    sessions.openSession(martasSession)
    storage.write('sessionTurns', '{"version":1,"value":2}')
    expect(sessions.current()).toBeDefined()
    expect(sessions.openSessionNumber()).toBeUndefined()
  })
})

describe('opening a session', () => {
  it('stores the session on the device, for every tab and after a reload', () => {
    sessions.openSession(martasSession)
    expect(createSessionStore(new MemoryStorage(storageContent)).current()).toEqual(martasSession)
    expect([...storageContent.textsByKey.keys()].toSorted()).toEqual(['sessionTurns', 'user'])
  })

  it("notifies no listener here before the customer's standing is known", () => {
    startCountingNotifications(sessions)
    sessions.openSession(martasSession)
    expect(notificationCount).toBe(0)
    sessions.completeLogin(anAccountStatus())
    expect(notificationCount).toBe(1)
    expect(sessions.accountStatus()).toEqual(anAccountStatus())
  })

  it('succeeds although the standing stays unknown', () => {
    startCountingNotifications(sessions)
    sessions.openSession(martasSession)
    sessions.completeLogin(undefined)
    expect(notificationCount).toBe(1)
    expect(sessions.accountStatus()).toBeUndefined()
  })

  it('deletes the data of the login and of the previous customer', () => {
    sessions.openSession(raulsSession)
    sessions.completeLogin(anAccountStatus())
    sessions.closeSession('left')
    new StoredLoginProgress(storage, new MemoryStorage()).save({ dni: '28456123', people: [] })
    sessions.openSession(martasSession)
    expect(storageContent.textsByKey.has('login')).toBe(false)
    expect(sessions.accountStatus()).toBeUndefined()
    expect(sessions.lastEndReason()).toBeUndefined()
  })

  it('forgets the status of the previous customer, even without a logout', () => {
    sessions.openSession(raulsSession)
    sessions.completeLogin(anAccountStatus({ isUpToDate: false }))
    sessions.openSession(martasSession)
    expect(sessions.accountStatus()).toBeUndefined()
  })
})

describe('a stored status', () => {
  it('may lack the total debt', () => {
    const status = { isUpToDate: false, isBlacklisted: false }
    sessions.openSession(martasSession)
    sessions.completeLogin(status)
    expect(createSessionStore(new MemoryStorage(storageContent)).accountStatus()).toEqual(status)
  })
})

describe('a status that arrives after a logout', () => {
  it('is not stored', () => {
    sessions.completeLogin(anAccountStatus())
    expect(sessions.accountStatus()).toBeUndefined()
  })
})

describe('closing a session', () => {
  it("removes the customer's data, and keeps the device's data", () => {
    const customers = ['login', 'user', 'accountStatus', 'revolvingLineData']
    const devices = ['rememberedDni', 'visibleAmount', 'introSeen', 'popUpDate', 'skipUnlock.27284561231']
    for (const key of [...customers, ...devices]) storage.write(key, '{}')
    sessions.closeSession('left')
    expect([...storageContent.textsByKey.keys()]).toEqual([...devices, 'justLoggedOut', 'sessionTurns'])
  })

  it('keeps the operations, which name no customer, and nothing that earlier releases stored', () => {
    storage.write('operations', '{}')
    storage.write('recentCharges', '[]')
    sessions.closeSession('left')
    expect(storage.read('operations')).toBe('{}')
    expect(storage.read('recentCharges')).toBeUndefined()
  })

  it.each(['left', 'password-set', 'expired'] as const)('remembers that the customer %s', (reason) => {
    sessions.openSession(martasSession)
    sessions.closeSession(reason)
    expect(sessions.current()).toBeUndefined()
    expect(sessions.lastEndReason()).toBe(reason)
  })

  it('notifies here and in another tab', () => {
    sessions.openSession(martasSession)
    const other = createSessionStore(new MemoryStorage(storageContent))
    let notifiedElsewhere = false
    startCountingNotifications(sessions)
    other.onChange(() => {
      notifiedElsewhere = other.current() === undefined
    })
    sessions.closeSession('left')
    expect(notificationCount).toBeGreaterThan(0)
    expect(notifiedElsewhere).toBe(true)
  })

  it('does not notify a listener that stopped listening', () => {
    const stop = startCountingNotifications(sessions)
    stop()
    sessions.closeSession('left')
    createSessionStore(new MemoryStorage(storageContent)).openSession(martasSession)
    expect(notificationCount).toBe(0)
  })
})

describe('renewed tokens', () => {
  it('replace the used ones', () => {
    sessions.openSession(martasSession)
    sessions.renewTokens(martasSession.tokens, renewedTokens)
    expect(sessions.current()).toEqual({ customer: martasSession.customer, tokens: renewedTokens })
  })

  it('change nothing after a logout', () => {
    sessions.openSession(martasSession)
    sessions.closeSession('left')
    sessions.renewTokens(martasSession.tokens, renewedTokens)
    expect(sessions.current()).toBeUndefined()
  })

  it('change nothing for another customer who logged in', () => {
    sessions.openSession(raulsSession)
    sessions.renewTokens(martasSession.tokens, renewedTokens)
    expect(sessions.current()).toEqual(raulsSession)
  })
})

describe('a stored text of another shape', () => {
  it.each([
    '{',
    'null',
    '"marta"',
    '{}',
    JSON.stringify({ customer: martasSession.customer }),
    JSON.stringify({ tokens: martasSession.tokens }),
    JSON.stringify({ ...martasSession, tokens: { access: 'a' } }),
    JSON.stringify({ ...martasSession, tokens: { refresh: 'r' } }),
    ...['customerId', 'taxId', 'firstName', 'surname', 'dni'].map((key) =>
      JSON.stringify({ ...martasSession, customer: { ...martasSession.customer, [key]: 1 } }),
    ),
  ])('is no session: %s', (text) => {
    storage.write('user', text)
    expect(sessions.current()).toBeUndefined()
  })

  it.each(['{', 'null', '{}', '{"isUpToDate":true}', '{"totalDebt":0}', '3'])('is no status: %s', (text) => {
    storage.write('accountStatus', text)
    expect(sessions.accountStatus()).toBeUndefined()
  })

  it.each(['{', '{}', '{"reason":"bored"}', '{"reason":1}'])('is no session end: %s', (text) => {
    storage.write('justLoggedOut', text)
    expect(sessions.lastEndReason()).toBeUndefined()
  })
})

describe('a changed value of the customer', () => {
  it('is known from then on', () => {
    sessions.openSession(martasSession)
    sessions.updateCustomer(martasSession.customer.taxId, (known) => ({
      ...known,
      email: 'marta@nuevo.example',
    }))
    expect(sessions.customer()).toEqual({ ...martasSession.customer, email: 'marta@nuevo.example' })
  })

  it('does not change another customer', () => {
    sessions.openSession(martasSession)
    sessions.updateCustomer(cuit('20243189072'), (known) => ({ ...known, email: 'raul@nuevo.example' }))
    expect(sessions.current()).toEqual(martasSession)
  })
})
