import { expect, it } from 'vitest'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { AutomaticCollectionViewModel } from '@/ui/automatic-collection/automatic-collection-view-model'
import { createPendingRequest, startViewModelAndWait } from '#tests/support/async-state-builders'
import { aLoan } from '#tests/domain/loans/a-loan'
import {
  createSessionStoreWithMarta,
  MemoryAmountsDue,
  MemoryLoanGateway,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { createLoanViewModel } from './a-shown-loan'

const notCollected: AutomaticLoanCollection = {
  loanExternalId: '1001',
  installmentsToCollect: [],
  past: [],
}
const announced: NonNullable<AutomaticLoanCollection['next']> = {
  collectionId: 'k-1',
  installmentNumber: 4,
  date: calendarDate('2026-11-25'),
  amount: cents(1_262_500),
  status: 'scheduled',
  attempts: [{ date: calendarDate('2026-11-25'), result: 'scheduled' }],
}

/**
 * Opens the screen of a loan that the customer pays by hand. `collection` is what the lender says about its
 * automatic collection; undefined if it does not answer. The list of loans announces no collection.
 */
async function openLoan(collection: AutomaticLoanCollection | undefined) {
  const clock = new ManualClock()
  const navigation = new MemoryNavigation('/mis-prestamos/L-1')
  const gateway = new MemoryLoanGateway()
  gateway.activeLoansAnswer = success([
    aLoan({
      couponBookEnabled: true,
      collectionMode: 'voluntary',
      currentInstallment: { number: 4, totalAmount: cents(1_262_500), dueDate: calendarDate('2026-12-01') },
    }),
  ])
  const model = createLoanViewModel({ gateway, amountsDueSource: new MemoryAmountsDue(), clock, navigation })
  await startViewModelAndWait(model)
  const collectionGateway = new MemoryAutomaticCollectionGateway()
  collectionGateway.collectionsAnswer = collection ? success([collection]) : failure({ kind: 'no-answer' })
  const queries = new AutomaticCollectionQueries(collectionGateway, createSessionStoreWithMarta())
  const pendingRequest = createPendingRequest(clock)
  await new Promise<void>((resolve) => {
    new AutomaticCollectionViewModel(queries, new ManualClock(), navigation, pendingRequest).onMount({
      loanExternalId: '1001',
      onStatusKnown: (status) => {
        model.setAutomaticCollectionStatus(status)
        resolve()
      },
    })
  })
  const { loadedState } = model.asyncState
  if (loadedState?.phase !== 'ready') throw new Error('The loan is not shown')
  return {
    documents: model.downloadableDocuments(loadedState.loan),
    paymentFact: model.loanFactsToShow(loadedState.loan).find(({ label }) => label === 'Cómo se paga')?.value,
  }
}

it.each([
  ['only a last collection is announced', { ...notCollected, next: announced }],
  ['the lender collects it', { ...notCollected, activeAgreement: {} }],
  ['the lender does not answer', undefined],
])('the coupon book comes after a warning when %s', async (_, collection) => {
  const { documents } = await openLoan(collection)
  expect(documents.couponBookWarningAddress).toBe('/descargar-cuponera?idLoan=L-1')
  expect(documents.documentKinds).not.toContain('coupon-book')
})

it('the coupon book is offered at once when nothing is collected', async () => {
  const { documents } = await openLoan(notCollected)
  expect(documents.couponBookWarningAddress).toBeUndefined()
  expect(documents.documentKinds).toContain('coupon-book')
})

it.each([
  ['a last collection', { ...notCollected, next: announced }, 'Lo pagás vos cada mes'],
  ['an active agreement', { ...notCollected, activeAgreement: {} }, 'Se cobra solo de tu cuenta'],
])('a loan with %s says how it is paid from then on', async (_, collection, paidHow) => {
  const { paymentFact } = await openLoan(collection)
  expect(paymentFact).toBe(paidHow)
})
