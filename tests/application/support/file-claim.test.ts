import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { ClaimSubject, EnteredClaim } from '@/domain/support/claim'
import type { ClaimDrafts } from '@/application/support/claim-drafts.port'
import type {
  ClaimConfirmation,
  ClaimGateway,
  NewClaim,
  SendClaimFailure,
} from '@/application/support/claim.port'
import type { PageError } from '@/application/shared/page-telemetry'
import { FileClaim } from '@/application/support/file-claim'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { sequentialUuidAt, SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'

const martaTaxId = '27284561231'
const holidays = [calendarDate('2026-11-23')]
const paymentSubject: ClaimSubject = {
  kind: 'payment',
  date: calendarDate('2026-11-01'),
  amount: cents(1_262_500),
}
const loanSubject: ClaimSubject = { kind: 'loan', externalId: '40128753' }
const enteredClaim: EnteredClaim = {
  reasonId: 'r-1',
  comments: ' No lo hice yo. ',
  email: ' Marta@Correo.example ',
}

const pageError: PageError = {
  kind: 'call',
  pattern: '/mis-prestamos',
  name: 'loans.listLoans',
  code: 'HTTP_500',
  milliseconds: 812,
}

class ScriptedClaimGateway implements Pick<ClaimGateway, 'send'> {
  answer: Result<ClaimConfirmation, SendClaimFailure> = success({})
  readonly sentClaims: NewClaim[] = []

  async send(sent: NewClaim) {
    this.sentClaims.push(sent)
    return this.answer
  }
}

let claimGateway: ScriptedClaimGateway
let pageTelemetry: { errors: readonly PageError[] }
let storage: MemoryStorage
let drafts: ClaimDrafts
let randomness: SequentialUuidSource

beforeEach(() => {
  claimGateway = new ScriptedClaimGateway()
  pageTelemetry = { errors: [pageError] }
  storage = new MemoryStorage()
  drafts = new StoredClaimDrafts(storage, createSessionStoreWithMarta())
  randomness = new SequentialUuidSource()
})

function fileClaim(
  typed: EnteredClaim = enteredClaim,
  sessions = createSessionStoreWithMarta(),
  supportCode?: string,
) {
  return new FileClaim(claimGateway, drafts, sessions, new ManualClock(), randomness, pageTelemetry, {
    holidays,
  }).execute(typed, supportCode)
}

function sentIdempotencyKeys(): readonly string[] {
  return claimGateway.sentClaims.map(({ idempotencyKey }) => idempotencyKey)
}

describe('a claim', () => {
  it('is sent trimmed, with its own key, for the signed-in customer', async () => {
    await fileClaim({ ...enteredClaim, subject: loanSubject })
    expect(claimGateway.sentClaims).toEqual([
      {
        reasonId: 'r-1',
        comments: 'No lo hice yo.',
        email: 'Marta@Correo.example',
        subject: loanSubject,
        idempotencyKey: sequentialUuidAt(1),
        onBehalfOf: martaTaxId,
      },
    ])
  })

  it('is sent without the fields that were left empty', async () => {
    await fileClaim({ ...enteredClaim, comments: '  ' })
    expect(Object.keys(claimGateway.sentClaims[0] ?? {})).toEqual([
      'reasonId',
      'email',
      'idempotencyKey',
      'onBehalfOf',
    ])
  })

  it('is not sent without a session', async () => {
    expect(await fileClaim(enteredClaim, createSessionStoreWithoutCustomer())).toEqual(
      failure({ kind: 'session-ended' }),
    )
    expect(claimGateway.sentClaims).toEqual([])
  })

  it('is answered when the lender says, or within its terms', async () => {
    const unsaid = await fileClaim()
    claimGateway.answer = success({ caseNumber: 'REC-1', answerBy: calendarDate('2026-12-24') })
    const said = await fileClaim()
    expect(unsaid.ok && Object.keys(unsaid.value)).toEqual(['answerBy'])
    expect(unsaid.ok && unsaid.value.answerBy > '2026-11-21').toBe(true)
    expect(said).toEqual(success({ caseNumber: 'REC-1', answerBy: '2026-12-24' }))
  })

  it('about personal data is answered within the legal days when the lender gives no day', async () => {
    const personalData = (request: 'access' | 'correction') => ({ kind: 'personal-data', request }) as const
    const access = await fileClaim({ ...enteredClaim, subject: personalData('access') })
    const correction = await fileClaim({ ...enteredClaim, subject: personalData('correction') })
    expect(access).toEqual(success({ answerBy: '2026-12-01' }))
    expect(correction).toEqual(success({ answerBy: '2026-11-30' }))
  })

  it('that failed keeps its key while it is unchanged, and gets another one after a change', async () => {
    claimGateway.answer = failure({ kind: 'no-answer' })
    expect(await fileClaim()).toEqual(failure({ kind: 'no-answer' }))
    await fileClaim()
    await fileClaim({ ...enteredClaim, comments: 'Otra cosa' })
    await fileClaim({ ...enteredClaim, comments: 'Otra cosa', subject: loanSubject })
    expect(sentIdempotencyKeys()).toEqual([
      sequentialUuidAt(1),
      sequentialUuidAt(1),
      sequentialUuidAt(2),
      sequentialUuidAt(3),
    ])
  })

  it('that failed keeps its key when the customer writes something else and then the same again', async () => {
    claimGateway.answer = failure({ kind: 'no-answer' })
    await fileClaim()
    await fileClaim({ ...enteredClaim, comments: 'Otra cosa' })
    await fileClaim({ ...enteredClaim, comments: `${enteredClaim.comments} ` })
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1), sequentialUuidAt(2), sequentialUuidAt(1)])
  })

  it('that has arrived is forgotten: the next one is a new claim', async () => {
    await fileClaim()
    expect(drafts.find(undefined)).toBeUndefined()
    await fileClaim()
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1), sequentialUuidAt(2)])
  })

  it('that was written without a key gets one', async () => {
    drafts.save({ ...enteredClaim, customer: martaTaxId, sentClaims: [] })
    await fileClaim()
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1)])
  })
})

describe('a claim about a page error', () => {
  const agreed = { ...enteredClaim, sharesPageEvents: true }

  it('carries only its code, unless the customer agrees to send the error events', async () => {
    await fileClaim(enteredClaim, createSessionStoreWithMarta(), 'KMPRTX')
    await fileClaim(agreed, createSessionStoreWithMarta(), 'KMPRTX')
    expect(claimGateway.sentClaims.map((sent) => sent.pageDetails)).toEqual([
      { supportCode: 'KMPRTX' },
      { supportCode: 'KMPRTX', events: [pageError] },
    ])
  })

  it('carries no events when no error happened, also when the customer agreed', async () => {
    await fileClaim(agreed)
    expect(claimGateway.sentClaims[0]).not.toHaveProperty('pageDetails')
  })

  it('is sent again unchanged, with the same key, after a reload', async () => {
    claimGateway.answer = failure({ kind: 'no-answer' })
    await fileClaim(agreed, createSessionStoreWithMarta(), 'KMPRTX')
    pageTelemetry = { errors: [] }
    await fileClaim(agreed)
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1), sequentialUuidAt(1)])
    expect(claimGateway.sentClaims[1]?.pageDetails).toEqual({ supportCode: 'KMPRTX', events: [pageError] })
  })

  it('is a new claim when the customer changes their agreement', async () => {
    claimGateway.answer = failure({ kind: 'no-answer' })
    await fileClaim(enteredClaim, createSessionStoreWithMarta(), 'KMPRTX')
    await fileClaim(agreed, createSessionStoreWithMarta(), 'KMPRTX')
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1), sequentialUuidAt(2)])
  })
})

describe('a claim that the customer wrote', () => {
  it.each([
    ['of a loan', loanSubject],
    ['of a payment', paymentSubject],
    ['of a payment of a loan', { ...paymentSubject, externalId: '40128753' }],
    ['of personal data', { kind: 'personal-data', request: 'deletion' } as const],
    ['of nothing in particular', undefined],
  ])('%s is stored whole, in this tab', (_, subject) => {
    const claim = { ...enteredClaim, ...(subject ? { subject } : {}) }
    const draft = { ...claim, customer: martaTaxId, sentClaims: [{ ...claim, idempotencyKey: 'k-1' }] }
    drafts.save(draft)
    expect(new StoredClaimDrafts(storage, createSessionStoreWithMarta()).find(subject)).toEqual(draft)
  })

  it.each([
    ['another customer', '20301122334', loanSubject],
    ['another subject', martaTaxId, paymentSubject],
    ['no subject', martaTaxId, undefined],
  ])('is not given to %s', (_, who, subject) => {
    drafts.save({ ...enteredClaim, customer: who, subject: loanSubject, sentClaims: [] })
    expect(drafts.find(subject)).toBeUndefined()
  })

  it('stays when another claim has arrived', () => {
    const sent = { ...enteredClaim, idempotencyKey: 'k-2' }
    const draft = { ...enteredClaim, customer: martaTaxId, sentClaims: [sent] }
    drafts.save(draft)
    drafts.forget('k-1')
    expect(drafts.find(undefined)).toEqual(draft)
    drafts.forget('k-2')
    expect(drafts.find(undefined)).toBeUndefined()
  })

  it('stays when the claim that was sent before the change has arrived', () => {
    const sent = { ...enteredClaim, idempotencyKey: 'k-1' }
    const draft = { ...enteredClaim, comments: 'Otra cosa', customer: martaTaxId }
    drafts.save({ ...draft, sentClaims: [sent] })
    drafts.forget('k-1')
    expect(drafts.find(undefined)).toEqual({ ...draft, sentClaims: [] })
  })

  it('stays with its key when a claim about another subject is written and sent', async () => {
    claimGateway.answer = failure({ kind: 'no-answer' })
    await fileClaim()
    const loanClaim = { ...enteredClaim, comments: 'No', subject: loanSubject }
    drafts.save({ ...loanClaim, customer: martaTaxId, sentClaims: [] })
    claimGateway.answer = success({})
    await fileClaim({ ...enteredClaim, subject: loanSubject })
    await fileClaim()
    expect(sentIdempotencyKeys()).toEqual([sequentialUuidAt(1), sequentialUuidAt(2), sequentialUuidAt(1)])
    expect(storage.read('claimDraft')).toBeUndefined()
  })

  it.each([
    ['a customer that is no text', { customer: 27 }],
    ['a reason that is no text', { reasonId: 1 }],
    ['comments that are no text', { comments: null }],
    ['an address that is no text', { email: 4 }],
    ['a key that is no text', { idempotencyKey: 4 }],
    ['a sent claim without its key', { sentClaims: [enteredClaim] }],
  ])('is not read with %s', (_, change) => {
    storage.write(
      'claimDraft',
      JSON.stringify({ version: 1, value: { ...enteredClaim, customer: martaTaxId, ...change } }),
    )
    expect(drafts.find(undefined)).toBeUndefined()
    expect(storage.read('claimDraft')).toBeUndefined()
  })

  it.each([
    ['of another kind', { ...loanSubject, kind: 'card' }],
    ['a loan without its number', { kind: 'loan' }],
    ['a payment of no day', { ...paymentSubject, date: 'ayer' }],
    ['a payment of a part of a cent', { ...paymentSubject, amount: 0.5 }],
    ['a payment of a loan by no text', { ...paymentSubject, externalId: 4 }],
  ])('is not read about %s', (_, subject) => {
    storage.write(
      'claimDraft',
      JSON.stringify({ version: 1, value: { ...enteredClaim, customer: martaTaxId, subject } }),
    )
    expect(drafts.find(undefined)).toBeUndefined()
    expect(storage.read('claimDraft')).toBeUndefined()
  })
})
