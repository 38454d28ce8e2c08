import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents, type Cents } from '@/domain/shared/money'
import { failure } from '@/domain/shared/result'
import { cardsContract } from '@/adapters/contract/cards.contract'
import { accessContract } from '@/adapters/contract/access.contract'
import { BrowserWithFakeBackEnd } from './connected-browser'
import { martaCustomer } from '#tests/support/test-customers'
import { signInForPayments } from './signed-in-payments'
import { martasVisa } from '#tests/support/test-cards'

const loanExternalId = '40128753'
/** Random numbers that cannot be the amount of a payment in cents. */
const invalidAmountArbitrary = fc
  .oneof(
    fc.integer({ max: 0 }),
    fc.double({ noInteger: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE),
  )
  // The types forbid it, but stored data has no types.
  .map((amount) => amount as Cents)

it('an amount that is zero, negative or not whole cents is never sent', async () => {
  const { gateway, requests } = await signInForPayments('marta')
  await fc.assert(
    fc.asyncProperty(invalidAmountArbitrary, async (amount) => {
      const charge = {
        loanExternalId,
        amount,
        idempotencyKey: 'key-1',
        onBehalfOf: martaCustomer.taxId,
      }
      const nothingSent = failure({ kind: 'nothing-sent' })
      expect(await gateway.payWithSavedCard({ ...charge, debitCardId: 'td-51c7a8e0' })).toEqual(nothingSent)
      expect(await gateway.payWithNewCard({ ...charge, card: martasVisa })).toEqual(nothingSent)
      expect(await gateway.startWalletPayment(charge)).toEqual(failure({ kind: 'server-failure' }))
      expect(requests).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('a request that breaks the contract is not sent', async () => {
  const browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  const { client } = browser.openTab()
  const notSent = failure({ kind: 'not-sent' })
  const path = { taxId: '27284561231' }
  const queried = await client.send(accessContract.findLastLoan, { path, query: { statusList: 'ALL' } })
  const bodied = await client.send(cardsContract.adherenceTerms, { body: { loanIDs: [] } })
  expect([queried, bodied]).toEqual([notSent, notSent])
  expect(browser.requests).toEqual([])
})

it.each(['', '.', '..', 'a\uD800'])(
  'a call whose path cannot contain %j gets no answer of the lender',
  async (id) => {
    const browser = new BrowserWithFakeBackEnd()
    browser.signIn('marta')
    const { gateways } = browser.openTab()
    const asked = await Promise.all([
      gateways.access.findPeople(id),
      gateways.loanCostQueries.costDetail(id),
      gateways.customerDocumentQueries.invoice(id),
    ])
    expect(asked).toEqual(asked.map(() => failure({ kind: 'server-failure' })))
    expect(browser.requests).toEqual([])
  },
)

it('a charge whose path cannot be filled is reported as not sent, not as rejected', async () => {
  const { gateway, requests } = await signInForPayments('marta')
  const amount = cents(1_262_550)
  const charge = { loanExternalId: '..', amount, idempotencyKey: 'key-1', onBehalfOf: martaCustomer.taxId }
  const nothingSent = failure({ kind: 'nothing-sent' })
  expect(await gateway.payWithSavedCard({ ...charge, debitCardId: 'td-51c7a8e0' })).toEqual(nothingSent)
  expect(await gateway.payWithNewCard({ ...charge, card: martasVisa })).toEqual(nothingSent)
  expect(requests).toEqual([])
})
