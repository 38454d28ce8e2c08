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
import { raulCustomer, createSessionOfCustomer } from '#tests/support/people'

type Asked = Pick<LoanOfferGateway, 'findLastLoanApplication' | 'startLoanOffer' | 'findLoanOffer'>

const kind = { product: 1, subproduct: 1 }
const busy = failure({ kind: 'another-offer' } as const)
const noAnswer = failure({ kind: 'no-answer' } as const)
const minutes = 60_000

class ScriptedOffers implements Asked {
  last: Result<LoanApplicationOrOffer | undefined, LoanOfferFailure> = success(undefined)
  started: Result<string | undefined, LoanOfferFailure> = success('h-1')
  /**
   * Answers that the lender gives to successive requests for the loan offer, in order. It repeats the
   * last one.
   */
  offers: readonly Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>[] = []
  readonly asked: string[] = []

  async findLastLoanApplication(taxId: string) {
    this.asked.push(`last of ${taxId}`)
    return this.last
  }

  async startLoanOffer(customerId: string) {
    this.asked.push(`start for ${customerId}`)
    return this.started
  }

  async findLoanOffer(hashKey: string) {
    this.asked.push(`offer ${hashKey}`)
    const [next = noAnswer, ...rest] = this.offers
    if (rest.length > 0) this.offers = rest
    return next
  }
}

let clock: ManualClock
let lender: ScriptedOffers
let storage: MemoryStorage
let offer: LoanApplicationOrOffer

beforeEach(() => {
  clock = new ManualClock()
  lender = new ScriptedOffers()
  storage = new MemoryStorage()
  offer = { hashKey: 'h-1', date: clock.now(), isRejected: false, maxAmount: cents(100) }
  lender.offers = [success(offer)]
})

const toStart = { kind: 'found', availability: { kind: 'to-start', hashKey: 'h-1', maxAmount: 100 } }

function storedFor(sessions: SessionStore): StoredLastLoanOffer {
  return new StoredLastLoanOffer(storage, sessions, clock)
}

/**
 * Returns the steps of the search for a loan offer within 25 seconds, which is longer than all retries
 * take. The clock advances without waiting.
 */
async function steps(sessions = createSessionStoreWithMarta()): Promise<readonly LoanOfferSearchStep[]> {
  const emitted: LoanOfferSearchStep[] = []
  new FindLoanApplicationOrOffer(lender, storedFor(sessions), sessions, clock)
    .execute(kind)
    .subscribe((step) => emitted.push(step))
  for (let turn = 0; turn < 100; turn += 1) {
    await Promise.resolve()
    if (turn % 20 === 19) clock.advance(5000)
  }
  return emitted
}

describe('the new loan of a customer', () => {
  it('is a new offer without an earlier request or offer', async () => {
    expect(await steps()).toEqual([toStart])
    expect(lender.asked).toEqual(['last of 27284561231', 'start for c-8f21d04b', 'offer h-1'])
  })

  it('is their last request when there is one, and no offer begins', async () => {
    lender.last = success({ ...offer, hashKey: 'h-0' })
    expect(await steps()).toMatchObject([{ availability: { kind: 'to-start', hashKey: 'h-0' } }])
    expect(lender.asked).toEqual(['last of 27284561231'])
  })

  it('is the offer that is still valid', async () => {
    await steps()
    expect(await steps()).toEqual([toStart])
    expect(lender.asked.slice(3)).toEqual(['last of 27284561231'])
  })

  it('is nothing when the lender offers none', async () => {
    lender.started = success(undefined)
    expect(await steps()).toEqual([{ kind: 'found', availability: { kind: 'no-offer' } }])
    expect(lender.asked).not.toContain('offer h-1')
  })

  it('is not searched for without a session', async () => {
    expect(await steps(createSessionStoreWithoutCustomer())).toEqual([
      { kind: 'failed', failure: { kind: 'session-ended' } },
    ])
    expect(lender.asked).toEqual([])
  })

  it.each([
    ['the last request', () => (lender.last = noAnswer)],
    ['beginning an offer', () => (lender.started = noAnswer)],
    ['the offer', () => (lender.offers = [noAnswer])],
  ])('fails at once as %s does', async (_, fail) => {
    fail()
    expect(await steps()).toEqual([{ kind: 'failed', failure: { kind: 'no-answer' } }])
  })
})

describe('an offer in preparation', () => {
  it('is requested again without beginning another', async () => {
    lender.offers = [busy, success(offer)]
    expect(await steps()).toEqual([{ kind: 'waiting' }, toStart])
    expect(lender.asked.filter((each) => each.startsWith('start'))).toHaveLength(1)
  })

  it('is requested three times more, and then the portal gives up', async () => {
    lender.offers = [busy]
    const waiting = { kind: 'waiting' }
    expect(await steps()).toEqual([
      waiting,
      waiting,
      waiting,
      { kind: 'failed', failure: { kind: 'another-offer' } },
    ])
    expect(lender.asked.filter((each) => each === 'offer h-1')).toHaveLength(4)
  })

  it('begins when none exists', async () => {
    lender.started = busy
    await steps()
    expect(lender.asked.filter((each) => each.startsWith('start'))).toHaveLength(4)
    expect(lender.asked).not.toContain('offer h-1')
  })
})

describe('the stored offer', () => {
  function kept(change: Partial<LoanApplicationOrOffer> = {}): StoredLastLoanOffer {
    const stored = storedFor(createSessionStoreWithMarta())
    stored.save({ customerId: 'c-8f21d04b', kind }, { ...offer, ...change })
    return stored
  }

  it.each([
    ['for ten minutes', 10 * minutes, true],
    ['no longer', 10 * minutes + 1, false],
  ])('counts %s', (_, later, counts) => {
    const stored = kept()
    clock.advance(later)
    expect(stored.find(kind)).toEqual(counts ? offer : undefined)
  })

  it.each([
    ['another product', { ...kind, product: 2 }],
    ['another subproduct', { ...kind, subproduct: 2 }],
  ])('does not exist for %s', (_, other) => {
    expect(kept().find(other)).toBeUndefined()
  })

  it('does not exist once it was rejected', () => {
    expect(kept({ isRejected: true }).find(kind)).toBeUndefined()
  })

  it('belongs to its customer only', () => {
    kept()
    const sessions = createSessionStoreWithMarta()
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    const stored = storedFor(sessions)
    expect(stored.find(kind)).toBeUndefined()
    stored.save({ customerId: 'c-8f21d04b', kind: { product: 7, subproduct: 7 } }, offer)
    expect(storedFor(createSessionStoreWithMarta()).find({ product: 7, subproduct: 7 })).toBeUndefined()
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
    expect(kept({ [field]: value }).find(kind)).toBeUndefined()
  })

  it('has every field of the offer', () => {
    const whole = {
      requestedAmount: cents(50),
      installment: cents(10),
      installmentCount: 6,
      date: instant(clock.now() - 1),
    }
    expect(kept(whole).find(kind)).toEqual({ ...offer, ...whole })
  })
})
