import { beforeEach, describe, expect, it } from 'vitest'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'

const claim = { reasonId: 'OTRO', comments: 'No lo pedí.', email: 'marta@correo.example' }
const page = { supportCode: 'KMPRTX' }
const writtenDraft = { ...claim, customer: martaCustomer.taxId }

let storage: MemoryStorage
let drafts: StoredClaimDrafts

beforeEach(() => {
  storage = new MemoryStorage()
  drafts = new StoredClaimDrafts(storage, createSessionStoreWithMarta())
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
