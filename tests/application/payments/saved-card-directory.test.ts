import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { PaymentTab } from './a-tab'
import { ScriptedPaymentGateway, savedVisaCard } from './scripted-payment-gateway'

const secondSavedCard = { ...savedVisaCard, debitCardId: 'td-2' }
const expiredCard = { ...savedVisaCard, debitCardId: 'td-3', expiry: { month: 10, year: 2026 } }

let paymentGateway: ScriptedPaymentGateway
let tab: PaymentTab

beforeEach(() => {
  paymentGateway = new ScriptedPaymentGateway()
  paymentGateway.savedCardsAnswer = success([savedVisaCard, secondSavedCard])
  tab = new PaymentTab(paymentGateway)
})

describe('the saved cards of the signed-in customer', () => {
  it("are in the lender's order until one pays", async () => {
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([savedVisaCard, secondSavedCard]))
  })

  it('begin with the one that paid last', async () => {
    tab.savedCardDirectory.recordCardUse(martaCustomer.taxId, 'td-2')
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([secondSavedCard, savedVisaCard]))
    tab.savedCardDirectory.recordCardUse(martaCustomer.taxId, savedVisaCard.debitCardId)
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([savedVisaCard, secondSavedCard]))
  })

  it("do not move because of another customer's payment", async () => {
    tab.savedCardDirectory.recordCardUse(raulCustomer.taxId, 'td-2')
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([savedVisaCard, secondSavedCard]))
  })

  it('end with the expired ones', async () => {
    paymentGateway.savedCardsAnswer = success([expiredCard, savedVisaCard])
    tab.savedCardDirectory.recordCardUse(martaCustomer.taxId, 'td-3')
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([savedVisaCard, expiredCard]))
  })

  it('are used once when they were requested ahead', async () => {
    tab.savedCardDirectory.preloadCards()
    paymentGateway.savedCardsAnswer = success([secondSavedCard])
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([savedVisaCard, secondSavedCard]))
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([secondSavedCard]))
  })

  it('are requested again when they were requested ahead too long ago', async () => {
    tab.savedCardDirectory.preloadCards()
    paymentGateway.savedCardsAnswer = success([secondSavedCard])
    tab.clock.advance(10_000)
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([secondSavedCard]))
  })

  it('are not used for another customer when they were requested ahead', async () => {
    tab.savedCardDirectory.preloadCards()
    paymentGateway.savedCardsAnswer = success([secondSavedCard])
    tab.sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(await tab.savedCardDirectory.listCards()).toEqual(success([secondSavedCard]))
  })

  it('are unknown without the lender', async () => {
    paymentGateway.savedCardsAnswer = failure({ kind: 'no-answer' })
    expect(await tab.savedCardDirectory.listCards()).toEqual(failure({ kind: 'no-answer' }))
  })

  it('are not given without a session', async () => {
    tab.sessions.closeSession('left')
    expect(await tab.savedCardDirectory.listCards()).toEqual(failure({ kind: 'session-ended' }))
  })
})
