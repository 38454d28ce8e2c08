import { beforeEach, describe, expect, it } from 'vitest'
import type { LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { FindLoanApplicationOrOffer, type LoanOfferSearchStep } from '@/application/offers/find-new-loan'
import type { LoanOfferFailure, LoanOfferGateway } from '@/application/offers/offer.port'
import { StoredLastLoanOffer } from '@/adapters/device/stored/stored-offer'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

type OfferSearchGateway = Pick<
  LoanOfferGateway,
  'findLastLoanApplication' | 'startLoanOffer' | 'findLoanOffer'
>

const loanProduct = { product: 1, subproduct: 1 }
const anotherOfferFailure = failure({ kind: 'another-offer' } as const)
const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const minuteMilliseconds = 60_000

class ScriptedOfferGateway implements OfferSearchGateway {
  lastApplicationAnswer: Result<LoanApplicationOrOffer | undefined, LoanOfferFailure> = success(undefined)
  startOfferAnswer: Result<string | undefined, LoanOfferFailure> = success('h-1')
  /**
   * Answers that the lender gives to successive requests for the loan offer, in order. It repeats the
   * last one.
   */
  offerAnswers: readonly Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>[] = []
  readonly receivedCalls: string[] = []

  async findLastLoanApplication(taxId: string) {
    this.receivedCalls.push(`last of ${taxId}`)
    return this.lastApplicationAnswer
  }

  async startLoanOffer(customerId: string) {
    this.receivedCalls.push(`start for ${customerId}`)
    return this.startOfferAnswer
  }

  async findLoanOffer(hashKey: string) {
    this.receivedCalls.push(`offer ${hashKey}`)
    const [next = noAnswerFailure, ...rest] = this.offerAnswers
    if (rest.length > 0) this.offerAnswers = rest
    return next
  }
}

let clock: ManualClock
let offerGateway: ScriptedOfferGateway
let storage: MemoryStorage
let offer: LoanApplicationOrOffer

beforeEach(() => {
  clock = new ManualClock()
  offerGateway = new ScriptedOfferGateway()
  storage = new MemoryStorage()
  offer = { hashKey: 'h-1', date: clock.now(), isRejected: false, maxAmount: cents(100) }
  offerGateway.offerAnswers = [success(offer)]
})

const stepWithOfferToStart = {
  kind: 'found',
  availability: { kind: 'to-start', hashKey: 'h-1', maxAmount: 100 },
}

function createOfferStore(sessions: SessionStore): StoredLastLoanOffer {
  return new StoredLastLoanOffer(storage, sessions, clock)
}

/**
 * Searches for a loan offer for 25 seconds, which is longer than all retries take, and returns the steps of
 * the search. The clock advances without real waiting.
 */
async function runSearchAndReturnSteps(
  sessions = createSessionStoreWithMarta(),
): Promise<readonly LoanOfferSearchStep[]> {
  const emitted: LoanOfferSearchStep[] = []
  new FindLoanApplicationOrOffer(offerGateway, createOfferStore(sessions), sessions, clock)
    .execute(loanProduct)
    .subscribe((step) => emitted.push(step))
  for (let turn = 0; turn < 100; turn += 1) {
    await Promise.resolve()
    if (turn % 20 === 19) clock.advance(5000)
  }
  return emitted
}

describe('the new loan of a customer', () => {
  it('is a new offer without an earlier request or offer', async () => {
    expect(await runSearchAndReturnSteps()).toEqual([stepWithOfferToStart])
    expect(offerGateway.receivedCalls).toEqual(['last of 27284561231', 'start for c-8f21d04b', 'offer h-1'])
  })

  it('is their last request when there is one, and no offer begins', async () => {
    offerGateway.lastApplicationAnswer = success({ ...offer, hashKey: 'h-0' })
    expect(await runSearchAndReturnSteps()).toMatchObject([
      { availability: { kind: 'to-start', hashKey: 'h-0' } },
    ])
    expect(offerGateway.receivedCalls).toEqual(['last of 27284561231'])
  })

  it('is the offer that is still valid', async () => {
    await runSearchAndReturnSteps()
    expect(await runSearchAndReturnSteps()).toEqual([stepWithOfferToStart])
    expect(offerGateway.receivedCalls.slice(3)).toEqual(['last of 27284561231'])
  })

  it('is nothing when the lender offers none', async () => {
    offerGateway.startOfferAnswer = success(undefined)
    expect(await runSearchAndReturnSteps()).toEqual([{ kind: 'found', availability: { kind: 'no-offer' } }])
    expect(offerGateway.receivedCalls).not.toContain('offer h-1')
  })

  it('is not searched for without a session', async () => {
    expect(await runSearchAndReturnSteps(createSessionStoreWithoutCustomer())).toEqual([
      { kind: 'failed', failure: { kind: 'session-ended' } },
    ])
    expect(offerGateway.receivedCalls).toEqual([])
  })

  it.each([
    ['the last request', () => (offerGateway.lastApplicationAnswer = noAnswerFailure)],
    ['beginning an offer', () => (offerGateway.startOfferAnswer = noAnswerFailure)],
    ['the offer', () => (offerGateway.offerAnswers = [noAnswerFailure])],
  ])('fails at once as %s does', async (_, fail) => {
    fail()
    expect(await runSearchAndReturnSteps()).toEqual([{ kind: 'failed', failure: { kind: 'no-answer' } }])
  })
})

describe('an offer in preparation', () => {
  it('is requested again without beginning another', async () => {
    offerGateway.offerAnswers = [anotherOfferFailure, success(offer)]
    expect(await runSearchAndReturnSteps()).toEqual([{ kind: 'waiting' }, stepWithOfferToStart])
    expect(offerGateway.receivedCalls.filter((each) => each.startsWith('start'))).toHaveLength(1)
  })

  it('is requested three times more, and then the portal gives up', async () => {
    offerGateway.offerAnswers = [anotherOfferFailure]
    const waiting = { kind: 'waiting' }
    expect(await runSearchAndReturnSteps()).toEqual([
      waiting,
      waiting,
      waiting,
      { kind: 'failed', failure: { kind: 'another-offer' } },
    ])
    expect(offerGateway.receivedCalls.filter((each) => each === 'offer h-1')).toHaveLength(4)
  })

  it('begins when none exists', async () => {
    offerGateway.startOfferAnswer = anotherOfferFailure
    await runSearchAndReturnSteps()
    expect(offerGateway.receivedCalls.filter((each) => each.startsWith('start'))).toHaveLength(4)
    expect(offerGateway.receivedCalls).not.toContain('offer h-1')
  })
})

describe('the stored offer', () => {
  function storeOffer(change: Partial<LoanApplicationOrOffer> = {}): StoredLastLoanOffer {
    const stored = createOfferStore(createSessionStoreWithMarta())
    stored.save({ customerId: 'c-8f21d04b', kind: loanProduct }, { ...offer, ...change })
    return stored
  }

  it.each([
    ['for ten minutes', 10 * minuteMilliseconds, true],
    ['no longer', 10 * minuteMilliseconds + 1, false],
  ])('counts %s', (_, later, counts) => {
    const stored = storeOffer()
    clock.advance(later)
    expect(stored.find(loanProduct)).toEqual(counts ? offer : undefined)
  })

  it.each([
    ['another product', { ...loanProduct, product: 2 }],
    ['another subproduct', { ...loanProduct, subproduct: 2 }],
  ])('does not exist for %s', (_, other) => {
    expect(storeOffer().find(other)).toBeUndefined()
  })

  it('does not exist once it was rejected', () => {
    expect(storeOffer({ isRejected: true }).find(loanProduct)).toBeUndefined()
  })

  it('belongs to its customer only', () => {
    storeOffer()
    const sessions = createSessionStoreWithMarta()
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    const stored = createOfferStore(sessions)
    expect(stored.find(loanProduct)).toBeUndefined()
    stored.save({ customerId: 'c-8f21d04b', kind: { product: 7, subproduct: 7 } }, offer)
    expect(
      createOfferStore(createSessionStoreWithMarta()).find({ product: 7, subproduct: 7 }),
    ).toBeUndefined()
  })

  it.each([
    ['hashKey', 7],
    ['date', 'hoy'],
    ['isRejected', 'no'],
    ['maxAmount', '1'],
    ['requestedAmount', 1.5],
    ['installment', null],
    ['installmentCount', 'doce'],
  ])('is ignored with a %s of %o', (field, value) => {
    expect(storeOffer({ [field]: value }).find(loanProduct)).toBeUndefined()
  })

  it('has every field of the offer', () => {
    const whole = {
      requestedAmount: cents(50),
      installment: cents(10),
      installmentCount: 6,
      date: instant(clock.now() - 1),
    }
    expect(storeOffer(whole).find(loanProduct)).toEqual({ ...offer, ...whole })
  })
})
