import { expect, it } from 'vitest'
import { FindLoanApplicationOrOffer } from '@/application/offers/find-new-loan'
import type { LoanOfferFailure, LoanOfferGateway } from '@/application/offers/offer.port'
import { StoredLastLoanOffer } from '@/adapters/device/stored/stored-offer'
import type { LoanApplicationOrOffer } from '@/domain/offers/new-loan'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { NewLoanViewModel } from '@/ui/offers/new-loan-view-model'
import {
  createAsyncState,
  startViewModelAndWait,
  waitUntilStateLoaded,
} from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { createSessionStore } from '#tests/support/sessions-in'

type OfferAnswer = Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>

const clock = new ManualClock()
const offer: LoanApplicationOrOffer = {
  hashKey: 'h-1',
  date: clock.now(),
  isRejected: false,
  maxAmount: cents(100),
}
const anotherOfferFailure: OfferAnswer = failure({ kind: 'another-offer' })

class MemoryOfferGateway implements LoanOfferGateway {
  /**
   * Answers that the lender gives to successive requests for the loan offer, in order. It repeats the
   * last one.
   */
  answers: readonly (OfferAnswer | Promise<OfferAnswer>)[] = [success(offer)]
  offerRequestCount = 0
  startedOfferCount = 0

  async findLastLoanApplication() {
    return success(undefined)
  }

  async startLoanOffer() {
    this.startedOfferCount += 1
    return success('h-1')
  }

  async findLoanOffer() {
    const answer =
      this.answers[Math.min(this.offerRequestCount, this.answers.length - 1)] ?? anotherOfferFailure
    this.offerRequestCount += 1
    return answer
  }

  async findLoanApplication() {
    return success(offer)
  }

  async findLoanApplicationSummary() {
    return success(offer)
  }
}

function createPage({
  newLoanUrl = 'https://lender.example/',
}: { readonly newLoanUrl?: string | undefined } = {}) {
  const gateway = new MemoryOfferGateway()
  const texts = new SharedStorageContent()
  const sessions = createSessionStore(new MemoryStorage(texts))
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  const make = (): NewLoanViewModel => {
    const stored = new StoredLastLoanOffer(new MemoryStorage(texts), sessions, clock)
    const find = new FindLoanApplicationOrOffer(gateway, stored, sessions, clock)
    const { newLoanUrl: _, ...settings } = readShippedConfiguration().settings
    const configured = newLoanUrl === '' ? settings : { ...settings, newLoanUrl }
    return new NewLoanViewModel(
      find,
      new MemoryNavigation('/nuevo-prestamo'),
      configured,
      createAsyncState(clock),
    )
  }
  return { gateway, sessions, texts, make }
}

it('the new loan leads nowhere by itself when the lender has no such page', async () => {
  expect((await startViewModelAndWait(createPage({ newLoanUrl: '' }).make())).asyncState.state).toMatchObject(
    {
      continueAddress: undefined,
    },
  )
})

it('the new loan sends no request after the customer left', async () => {
  const { gateway, make } = createPage()
  gateway.answers = [anotherOfferFailure]
  const model = make()
  const leave = model.onMount()
  await expect.poll(() => model.waitNote).toBeDefined()
  leave()
  clock.advance(60_000)
  await Promise.resolve()
  expect(gateway.offerRequestCount).toBe(1)
})

it('the new loan sends four requests for one offer, and then reports that the lender is busy', async () => {
  const { gateway, make } = createPage()
  gateway.answers = [anotherOfferFailure]
  const model = make()
  model.onMount()
  for (let times = 1; times <= 3; times += 1) {
    await expect.poll(() => [gateway.offerRequestCount, model.waitNote !== undefined]).toEqual([times, true])
    clock.advance(5000)
  }
  await waitUntilStateLoaded(model.asyncState)
  expect(model.asyncState.state).toEqual({ phase: 'busy' })
  expect(model.waitNote).toBeUndefined()
  expect([gateway.offerRequestCount, gateway.startedOfferCount]).toEqual([4, 1])
})

it('the new loan stores no offer for a customer who left before it arrived', async () => {
  const { gateway, sessions, texts, make } = createPage()
  const pending = new ManuallyResolvedAnswer<OfferAnswer>()
  gateway.answers = [pending.promise]
  const model = make()
  model.onMount()
  await expect.poll(() => gateway.offerRequestCount).toBe(1)
  sessions.closeSession('left')
  pending.resolveWith(success(offer))
  await waitUntilStateLoaded(model.asyncState)
  expect(texts.textsByKey.has('newLoanOffer')).toBe(false)
})
