import { beforeEach, describe, expect, it } from 'vitest'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionOfCustomer, martaCustomer } from '#tests/support/test-customers'

const claim = { reasonId: 'OTRO', comments: 'No lo pedí.', email: 'marta@correo.example' }
const page = { supportCode: 'KMPRTX' }
const writtenDraft = { ...claim, customer: martaCustomer.taxId }

let storage: MemoryStorage
let sessions: SessionStore
let drafts: StoredClaimDrafts

beforeEach(() => {
  storage = new MemoryStorage()
  sessions = createSessionStoreWithMarta()
  drafts = new StoredClaimDrafts(storage, sessions)
})

function storeAsEarlierRelease(value: unknown): void {
  const owner = { turn: 1, customer: martaCustomer.customerId }
  storage.write('claimDraft', JSON.stringify({ version: 1, value: { owner, value } }))
}

describe('a draft of a claim that an earlier release stored', () => {
  it.each([
    ['in a list', [{ ...writtenDraft, page, idempotencyKey: 'k-1' }]],
    ['alone', { ...writtenDraft, page, idempotencyKey: 'k-1' }],
  ])('%s keeps the key with what was sent', (_, stored) => {
    storeAsEarlierRelease(stored)
    expect(drafts.find(undefined)).toEqual({
      ...writtenDraft,
      sentClaims: [{ ...claim, page, idempotencyKey: 'k-1' }],
    })
  })

  it('has no sent claim if it has no key', () => {
    storeAsEarlierRelease([writtenDraft])
    expect(drafts.find(undefined)).toEqual({ ...writtenDraft, sentClaims: [] })
  })

  it('is forgotten when the claim that it was sent as has arrived', () => {
    storeAsEarlierRelease([{ ...writtenDraft, idempotencyKey: 'k-1' }])
    drafts.forget('k-1')
    expect(drafts.find(undefined)).toBeUndefined()
  })
})

describe('a confirmed claim', () => {
  const confirmed = { ...claim, idempotencyKey: 'k-2' }
  const unconfirmed = { ...claim, comments: 'Otra cosa.', idempotencyKey: 'k-1' }

  beforeEach(() => drafts.save({ ...writtenDraft, sentClaims: [unconfirmed, confirmed] }))

  it('takes its text with it, and no other sent claim', () => {
    drafts.forget('k-2')
    expect(drafts.find(undefined)).toBeUndefined()
    expect(drafts.sentClaims(undefined)).toEqual([unconfirmed])
  })

  it('leaves nothing stored once the other sent claims are confirmed too', () => {
    drafts.forget('k-2')
    drafts.forget('k-1')
    expect(storage.read('claimDraft')).toBeUndefined()
  })

  it('deletes nothing while no customer is signed in who can read the drafts', () => {
    sessions.closeSession('expired')
    drafts.forget('k-2')
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    expect(drafts.find(undefined)).toEqual({ ...writtenDraft, sentClaims: [unconfirmed, confirmed] })
  })
})

it('a draft from which the customer has deleted everything is no draft', () => {
  drafts.save({ ...writtenDraft, reasonId: '', comments: ' ', email: '', sentClaims: [] })
  expect(drafts.find(undefined)).toBeUndefined()
})
