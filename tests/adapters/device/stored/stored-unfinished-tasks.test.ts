import { beforeEach, describe, expect, it } from 'vitest'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { StoredUnfinishedTasks } from '@/adapters/device/stored/stored-unfinished-tasks'
import type { SessionStore } from '@/application/session/session-store'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'
import { createSessionOfCustomer, martaCustomer } from '#tests/support/test-customers'

const operationsText = '{"version":1,"value":{"salt":"salt-1","all":[]}}'
const ofAnotherDevice = { turn: 7, customer: martaCustomer.customerId }
const ofThisSession = { turn: 1, customer: martaCustomer.customerId }

function storedText(owner: object): string {
  return JSON.stringify({ version: 1, value: { owner, until: 5, value: { hash: 'h-1' } } })
}

let local: MemoryStorage
let tab: MemoryStorage
let sessions: SessionStore
let tasks: StoredUnfinishedTasks

beforeEach(() => {
  local = new MemoryStorage()
  tab = new MemoryStorage()
  sessions = createSessionStore()
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  tasks = new StoredUnfinishedTasks({ local, tab }, sessions)
})

describe('the exported tasks', () => {
  it('are absent while there are none', () => {
    local.write('rememberedDni', '{"version":1,"value":{"dni":"28456123"}}')
    tab.write('profileDraft', storedText(ofThisSession))
    expect(tasks.exportTasks()).toBeUndefined()
  })

  it('contain the stored texts by area and key, and no drafts', () => {
    local.write('operations', operationsText)
    tab.write('refinancing', storedText(ofThisSession))
    tab.write('claimDraft', storedText(ofThisSession))
    expect(JSON.parse(tasks.exportTasks() ?? '')).toEqual({
      local: { operations: operationsText },
      tab: { refinancing: storedText(ofThisSession) },
    })
  })
})

describe('an imported task', () => {
  it('belongs to the open session, and keeps the rest of its text', () => {
    tasks.importTasks(JSON.stringify({ tab: { refinancing: storedText(ofAnotherDevice) } }))
    expect(tab.read('refinancing')).toBe(storedText(ofThisSession))
  })

  it('without an owner is stored unchanged', () => {
    tasks.importTasks(JSON.stringify({ local: { operations: operationsText } }))
    expect(local.read('operations')).toBe(operationsText)
  })

  it.each([
    '{',
    '',
    '[]',
    '"text"',
    '{"salt":"salt-1"}',
    '{"version":1,"value":3}',
    '{"version":2,"value":{}}',
  ])('is left out when its text is %s', (text) => {
    local.write('operations', operationsText)
    tasks.importTasks(JSON.stringify({ local: { operations: text } }))
    expect(local.read('operations')).toBe(operationsText)
  })

  it('is stored only under the key of an unfinished task', () => {
    tasks.importTasks(JSON.stringify({ local: { user: storedText(ofThisSession) } }))
    expect(local.read('user')).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"local":3}'])('is absent from the text %s', (text) => {
    tasks.importTasks(text)
    expect(tasks.exportTasks()).toBeUndefined()
  })
})

it('the unsent drafts are those that this tab has stored', () => {
  expect(tasks.listUnsentDrafts()).toEqual([])
  tab.write('phoneChange', storedText(ofThisSession))
  tab.write('surveyDraft', storedText(ofThisSession))
  expect(tasks.listUnsentDrafts()).toEqual(['phone-number-change', 'survey'])
})

it('a claim is an unsent draft only while the customer has written text of it', () => {
  const claim = { reasonId: 'OTRO', comments: 'No lo pedí.', email: 'marta@correo.example' }
  const lostClaim = { ...claim, comments: 'Otra cosa.', idempotencyKey: 'k-1' }
  const sentClaims = [lostClaim, { ...claim, idempotencyKey: 'k-2' }]
  const drafts = new StoredClaimDrafts(tab, sessions)
  drafts.save({ ...claim, customer: martaCustomer.taxId, sentClaims })
  expect(tasks.listUnsentDrafts()).toEqual(['claim'])
  drafts.forget('k-2')
  expect(drafts.sentClaims(undefined)).toEqual([lostClaim])
  expect(tasks.listUnsentDrafts()).toEqual([])
})
