import { expect, it } from 'vitest'
import { cents, type Cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import type {
  AmountDueExplanationGateway,
  PaymentQuoteRequest,
} from '@/application/loans/amount-due-explanation.port'
import { AmountDueExplanationQueries } from '@/application/loans/amount-due-explanation-queries'
import { AmountDueExplanationViewModel } from '@/ui/loans/amount-due-explanation-view-model'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { ManualClock } from '#tests/support/manual-clock'

const millisecondsPerDay = 86_400_000

/** A lender that explains and quotes the amount due of a loan with one installment. */
class ExplainingLender implements AmountDueExplanationGateway {
  explanationCount = 0
  amountDue = cents(1_000_000)

  async amountExplanation() {
    this.explanationCount += 1
    const total = this.amountDue
    return success({
      installments: [{ number: 4, total, components: [{ kind: 'capital', amount: total }] }],
    } as const)
  }

  async paymentQuote({ date, amount = this.amountDue }: PaymentQuoteRequest) {
    const remainingAmount = cents(this.amountDue - amount)
    const installments = [{ number: 4, coveredAmount: amount, remainingAmount }]
    return success({ date, amount, installments, validUntil: date })
  }
}

function createLoanExplanation() {
  const lender = new ExplainingLender()
  const clock = new ManualClock()
  const model = new AmountDueExplanationViewModel(
    new AmountDueExplanationQueries(lender, clock),
    clock,
    createPendingRequest(clock),
    createPendingRequest(clock),
  )
  return { lender, clock, model }
}

/** Returns what the payment summary gives the panel. Without a due date, it quotes today and a week later. */
function summaryInput(amountDue: Cents) {
  return { loanExternalId: '40128753', amountDue, isExplanationAvailable: true } as const
}

async function openPanelAndWait(model: AmountDueExplanationViewModel): Promise<void> {
  model.open()
  await waitForQueuedTasks()
}

function shownTotals({ installmentBreakdowns, amountIfPaidOnDayRows }: AmountDueExplanationViewModel) {
  return [installmentBreakdowns, amountIfPaidOnDayRows].map(
    ([first]) => first && ('totalText' in first ? first.totalText : first.amountText),
  )
}

it('is requested once as long as the amount due and the day stay the same', async () => {
  const { lender, model } = createLoanExplanation()
  model.onMount(summaryInput(cents(1_000_000)))
  await openPanelAndWait(model)
  model.close()
  await openPanelAndWait(model)
  expect(lender.explanationCount).toBe(1)
})

it('explains the new amount due when the panel is opened after the amount changed', async () => {
  const { lender, model } = createLoanExplanation()
  const stop = model.onMount(summaryInput(cents(1_000_000)))
  await openPanelAndWait(model)
  model.close()
  stop()
  lender.amountDue = cents(1_262_500)
  model.onMount(summaryInput(lender.amountDue))
  await openPanelAndWait(model)
  expect(shownTotals(model)).toEqual(['$\u00a012.625,00', '$\u00a012.625,00'])
})

it('is replaced in an open panel when the amount due changes, with the quote of a part', async () => {
  const { lender, model } = createLoanExplanation()
  const stop = model.onMount(summaryInput(cents(1_000_000)))
  await openPanelAndWait(model)
  model.enterAmount('5000')
  await model.quotePartialAmount()
  expect(model.partialQuote.phase).toBe('ready')
  stop()
  lender.amountDue = cents(1_262_500)
  model.onMount(summaryInput(lender.amountDue))
  expect([...shownTotals(model), model.partialQuote.phase]).toEqual([undefined, undefined, 'nothing'])
  expect(model.emptyExplanationText).toBe('Preguntando de qué se compone.')
  await waitForQueuedTasks()
  expect(shownTotals(model)).toEqual(['$\u00a012.625,00', '$\u00a012.625,00'])
  expect(model.typedAmount).toBe('5000')
})

it('is requested again when the panel of a loan is opened on another day', async () => {
  const { lender, clock, model } = createLoanExplanation()
  model.onMount({ loanExternalId: '40128753', amountDue: cents(1_000_000) })
  await waitForQueuedTasks()
  clock.advance(millisecondsPerDay)
  lender.amountDue = cents(1_001_000)
  model.open()
  expect(shownTotals(model)).toEqual([undefined, undefined])
  expect(model.explanationLinkText).toBe('¿Por qué este importe?')
  await waitForQueuedTasks()
  expect(shownTotals(model)).toEqual(['$\u00a010.010,00', '$\u00a010.010,00'])
  expect(model.paymentQuotesCaption).toBe('Importes calculados hoy, 22 de noviembre')
})

it('keeps the day of the request above its amounts while the panel stays open into the next day', async () => {
  const { clock, model } = createLoanExplanation()
  model.onMount(summaryInput(cents(1_000_000)))
  await openPanelAndWait(model)
  clock.advance(millisecondsPerDay)
  expect(model.paymentQuotesCaption).toBe('Importes calculados hoy, 21 de noviembre')
})
