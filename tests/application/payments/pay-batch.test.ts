import { describe, expect, it } from 'vitest'
import type { LoanResultInBatch } from '@/application/payments/pay-batch'
import {
  BatchPayingCustomer,
  amountsDueInBatchOrder,
  externalIdsInBatchOrder,
  type BatchChargeFault,
} from './a-batch-payer'

const chargeCallName = 'payments.payWithSavedCard'

function resultKinds(results: readonly LoanResultInBatch[]) {
  return results.map(({ kind }) => kind)
}

async function expectNothingFalseOrChargedTwice(marta: BatchPayingCustomer): Promise<void> {
  expect(await marta.findFalseStatementsOnScreens()).toEqual([])
  expect(await marta.findLoansChargedTwice()).toEqual([])
}

describe('a payment of several loans at once', () => {
  it('preselects the loans due this month, the smallest first', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    expect((await marta.findBatchPaymentOptions()).initiallySelectedLoanExternalIds).toEqual(
      externalIdsInBatchOrder,
    )
  })

  it('charges each once, with its own key', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    const results = await marta.payAllPreselectedLoans()
    expect(resultKinds(results)).toEqual(['approved', 'approved', 'approved'])
    const keys = results.map((result) => ('operation' in result ? result.operation.idempotencyKey : ''))
    expect(new Set(keys).size).toBe(3)
    expect(marta.backEnd.listChargedAmounts()).toEqual(amountsDueInBatchOrder)
    await expectNothingFalseOrChargedTwice(marta)
  })

  it.each<[string, BatchChargeFault['answer'], string]>([
    ['is refused', { status: 409, code: 'INSUFFICIENT_FUNDS' }, 'rejected'],
    ['is charged, and the answer is lost', 'lost-answer', 'outcome-unknown'],
    ['never arrives', 'network-error', 'outcome-unknown'],
    ['arrives late', { late: 3 }, 'outcome-unknown'],
    ['is sent twice by the browser, and hears 403', { late: 2, resent: 403 }, 'outcome-unknown'],
    ['is charged, and answered 500', { done: { status: 500 } }, 'outcome-unknown'],
  ])('stops when the second %s', async (_, answer, kind) => {
    const marta = await BatchPayingCustomer.createSignedIn()
    const results = await marta.payAllPreselectedLoans(0, { loanPosition: 1, call: chargeCallName, answer })
    expect(resultKinds(results)).toEqual(['approved', kind, 'not-reached'])
    await marta.backEnd.deliverInterruptedRequests()
    expect(marta.backEnd.listChargedAmounts()).not.toContain(amountsDueInBatchOrder[2])
    await expectNothingFalseOrChargedTwice(marta)
  })

  it('continues later with the remaining loans, but not with an unknown outcome', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    await marta.payAllPreselectedLoans(0, { loanPosition: 1, call: chargeCallName, answer: 'lost-answer' })
    const { loans, initiallySelectedLoanExternalIds } = await marta.findBatchPaymentOptions()
    expect(initiallySelectedLoanExternalIds).toEqual(['40153318'])
    expect(loans.map(({ loan, state }) => [loan.externalId, state.kind])).toEqual([
      ['40097264', 'unacknowledged'],
      ['40153318', 'payable'],
    ])
    expect(resultKinds(await marta.payAllPreselectedLoans())).toEqual(['approved'])
    await expectNothingFalseOrChargedTwice(marta)
  })

  it('sends nothing more when the customer closes the page after the first charge', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    const results = await marta.closePageAfterFirstCharge()
    expect(resultKinds(results)).toEqual(['approved', 'not-sent', 'not-reached'])
    expect(marta.backEnd.listChargedAmounts()).toEqual([amountsDueInBatchOrder[0]])
    expect((await marta.findBatchPaymentOptions()).initiallySelectedLoanExternalIds).toEqual([
      '40097264',
      '40153318',
    ])
    await expectNothingFalseOrChargedTwice(marta)
  })

  it('shows the first as just paid after closing, when the lender applies it later', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    marta.backEnd.changeDemoState({ set: { appliesLater: true } })
    await marta.closePageAfterFirstCharge()
    const { loans, initiallySelectedLoanExternalIds } = await marta.findBatchPaymentOptions()
    expect(loans[0]?.state.kind).toBe('just-paid')
    expect(initiallySelectedLoanExternalIds).toEqual(['40097264', '40153318'])
    await expectNothingFalseOrChargedTwice(marta)
  })

  it('is charged once when two tabs pay at the same time', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    marta.backEnd.changeDemoState({ set: { appliesLater: true } })
    await Promise.all([marta.payAllPreselectedLoans(0), marta.payAllPreselectedLoans(1)])
    await expectNothingFalseOrChargedTwice(marta)
    expect(marta.backEnd.listChargedAmounts().toSorted((one, other) => one - other)).toEqual(
      amountsDueInBatchOrder,
    )
  })

  it.each([true, false])(
    'stops at the loan that another device has just paid, applied later: %s',
    async (appliesLater) => {
      const marta = await BatchPayingCustomer.createSignedIn()
      marta.backEnd.changeDemoState({ set: { appliesLater } })
      await marta.renderLoanList()
      await marta.payOnlyOneLoan(2)
      const results = await marta.payFromRenderedLoanList()
      expect(results).toMatchObject([
        { kind: 'approved' },
        { kind: 'not-sent', why: { kind: appliesLater ? 'just-paid' : 'due-changed' } },
        { kind: 'not-reached' },
      ])
      await expectNothingFalseOrChargedTwice(marta)
    },
  )

  it('stops at a loan that received a transfer meanwhile', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    await marta.renderLoanList()
    marta.backEnd.receiveLoanPaymentTransfer('40097264')
    const results = await marta.payFromRenderedLoanList()
    expect(resultKinds(results)).toEqual(['approved', 'not-sent', 'not-reached'])
    expect((await marta.findBatchPaymentOptions()).initiallySelectedLoanExternalIds).toEqual(['40153318'])
    await expectNothingFalseOrChargedTwice(marta)
  })

  it('excludes a loan that cannot be paid with a card', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    const body = [{ id: 'CASH', description: 'Efectivo' }]
    marta.backEnd.changeDemoState({
      next: [{ call: 'payments.paymentMethods', answer: { status: 200, body } }],
    })
    const { loans, initiallySelectedLoanExternalIds } = await marta.findBatchPaymentOptions()
    expect(loans.map(({ state }) => state.kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'no-card',
      'payable',
      'payable',
    ])
    expect(initiallySelectedLoanExternalIds).toHaveLength(2)
  })

  it('excludes a loan whose amount due cannot be read', async () => {
    const marta = await BatchPayingCustomer.createSignedIn()
    marta.backEnd.changeDemoState({ next: [{ call: 'payments.amountDue', answer: { status: 400 } }] })
    const { loans, initiallySelectedLoanExternalIds } = await marta.findBatchPaymentOptions()
    expect(loans.map(({ state }) => state.kind)).toContain('not-known')
    expect(initiallySelectedLoanExternalIds).toHaveLength(2)
  })
})
