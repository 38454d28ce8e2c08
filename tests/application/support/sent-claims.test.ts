import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { failure, success, type Result } from '@/domain/shared/result'
import type { EnteredClaim } from '@/domain/support/claim'
import type { ClaimDrafts } from '@/application/support/claim-drafts.port'
import type { ClaimConfirmation, NewClaim, SendClaimFailure } from '@/application/support/claim.port'
import { FileClaim } from '@/application/support/file-claim'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { sequentialUuidAt, SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer } from '#tests/support/test-customers'

const claim: EnteredClaim = { reasonId: 'r-1', comments: 'No lo hice yo.', email: 'marta@correo.example' }
const writtenDraft = { ...claim, customer: martaCustomer.taxId }

type ClaimAnswer = Result<ClaimConfirmation, SendClaimFailure>

let answer: ClaimAnswer | Promise<ClaimAnswer>
let sentIdempotencyKeys: string[]
let drafts: ClaimDrafts
let filing: FileClaim

beforeEach(() => {
  const sessions = createSessionStoreWithMarta()
  answer = failure({ kind: 'no-answer' })
  sentIdempotencyKeys = []
  drafts = new StoredClaimDrafts(new MemoryStorage(), sessions)
  const gateway = {
    send: async ({ idempotencyKey }: NewClaim) => {
      sentIdempotencyKeys.push(idempotencyKey)
      return answer
    },
  }
  const randomness = new SequentialUuidSource()
  filing = new FileClaim(
    gateway,
    drafts,
    sessions,
    new ManualClock(),
    randomness,
    { errors: [] },
    { holidays: [] },
  )
})

/** Sends a claim with the given comments, as the screen does: it stores what the customer typed first. */
async function fileClaim(comments = claim.comments): Promise<void> {
  const sentClaims = drafts.sentClaims(undefined)
  drafts.save({ ...writtenDraft, comments, sentClaims })
  await filing.execute({ ...claim, comments })
}

describe('a claim that the lender certainly did not register', () => {
  it.each<SendClaimFailure>([
    { kind: 'email-refused' },
    { kind: 'subject-not-found' },
    { kind: 'nothing-sent' },
    { kind: 'no-answer', isUnsent: true },
  ])('leaves its text and no key: %o', async (reason) => {
    answer = failure(reason)
    await fileClaim()
    expect(drafts.find(undefined)).toEqual({ ...writtenDraft, sentClaims: [] })
    await fileClaim()
    expect(sentIdempotencyKeys).toEqual([sequentialUuidAt(1), sequentialUuidAt(2)])
  })

  it('leaves the keys of the other sent claims', async () => {
    await fileClaim('Otra cosa.')
    answer = failure({ kind: 'email-refused' })
    await fileClaim()
    expect(drafts.sentClaims(undefined)).toMatchObject([
      { comments: 'Otra cosa.', idempotencyKey: sequentialUuidAt(1) },
    ])
  })
})

describe('a claim that the lender may have registered', () => {
  it.each<SendClaimFailure>([
    { kind: 'no-answer' },
    { kind: 'unreadable', reference: 'support.sendClaim' },
    { kind: 'server-failure', mayBeDone: true },
    { kind: 'server-failure' },
    { kind: 'session-ended' },
  ])('keeps its key: %o', async (reason) => {
    answer = failure(reason)
    await fileClaim()
    await fileClaim()
    expect(sentIdempotencyKeys).toEqual([sequentialUuidAt(1), sequentialUuidAt(1)])
  })

  it('keeps its key when only a later attempt is refused', async () => {
    await fileClaim()
    answer = failure({ kind: 'email-refused' })
    await fileClaim()
    await fileClaim()
    expect(sentIdempotencyKeys).toEqual([sequentialUuidAt(1), sequentialUuidAt(1), sequentialUuidAt(1)])
  })

  it('keeps its key when a claim that was sent after it is confirmed', async () => {
    await fileClaim('Otra cosa.')
    answer = success({})
    await fileClaim()
    await fileClaim('Otra cosa.')
    expect(sentIdempotencyKeys).toEqual([sequentialUuidAt(1), sequentialUuidAt(2), sequentialUuidAt(1)])
  })

  it('keeps its key until five other claims have been sent', async () => {
    for (const comments of ['1', '2', '3', '4', '5', '6']) await fileClaim(comments)
    await fileClaim('2')
    await fileClaim('1')
    expect(sentIdempotencyKeys.slice(6)).toEqual([sequentialUuidAt(2), sequentialUuidAt(7)])
  })
})

describe('a claim of which every attempt was refused', () => {
  const refusal = failure({ kind: 'server-failure' } as const)
  const storedClaims = () => drafts.sentClaims(undefined)

  beforeEach(async () => {
    answer = refusal
    await fileClaim()
  })

  it('is stored as refused, with its key', async () => {
    await fileClaim()
    expect(storedClaims()).toEqual([
      { ...claim, idempotencyKey: sequentialUuidAt(1), hasOnlyRefusedAttempts: true },
    ])
  })

  it('may have arrived while it is being sent again', async () => {
    const pending = Promise.withResolvers<ClaimAnswer>()
    answer = pending.promise
    const filed = fileClaim()
    await vi.waitFor(() => expect(sentIdempotencyKeys).toHaveLength(2))
    expect(storedClaims()).toEqual([{ ...claim, idempotencyKey: sequentialUuidAt(1) }])
    pending.resolve(refusal)
    await filed
    expect(storedClaims()).toMatchObject([{ hasOnlyRefusedAttempts: true }])
  })

  it('may have arrived once an attempt gets no answer, whatever follows', async () => {
    answer = failure({ kind: 'no-answer' })
    await fileClaim()
    answer = refusal
    await fileClaim()
    expect(storedClaims()).toEqual([{ ...claim, idempotencyKey: sequentialUuidAt(1) }])
  })
})
