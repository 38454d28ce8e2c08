import { expect, it } from 'vitest'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
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
const noAnswerFailure = failure({ kind: 'no-answer' } as const)

/** A lender that explains and quotes the amount due of a loan with one installment. */
class ExplainingLender implements AmountDueExplanationGateway {
  explanationCount = 0
  amountDue = cents(1_000_000)
  isReachable = true
  explainsAmounts = true
  /** Day whose quote the lender does not answer. */
  dayWithoutQuote: CalendarDate | undefined

  async amountExplanation() {
    this.explanationCount += 1
    if (!this.isReachable || !this.explainsAmounts) return noAnswerFailure
    const total = this.amountDue
    return success({
      installments: [{ number: 4, total, components: [{ kind: 'capital', amount: total }] }],
    } as const)
  }

  async paymentQuote({ date, amount = this.amountDue }: PaymentQuoteRequest) {
    if (!this.isReachable || date === this.dayWithoutQuote) return noAnswerFailure
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

it.each([
  ['¿Por qué este importe?', true],
  ['¿Y si pago otro día?', false],
])(
  'keeps its link «%s» when it cannot be requested again, and the next press retries',
  async (link, explains) => {
    const { lender, clock, model } = createLoanExplanation()
    lender.explainsAmounts = explains
    model.onMount({ loanExternalId: '40128753', amountDue: cents(1_000_000) })
    await waitForQueuedTasks()
    clock.advance(millisecondsPerDay)
    lender.isReachable = false
    await openPanelAndWait(model)
    expect([model.isOpen, model.explanationLinkText]).toEqual([true, link])
    expect(model.emptyExplanationText).toBe(
      'No pudimos traer de qué se compone. Probá de nuevo en unos minutos.',
    )
    model.close()
    expect(model.explanationLinkText).toBe(link)
    lender.isReachable = true
    await openPanelAndWait(model)
    expect(model.emptyExplanationText).toBeUndefined()
    expect(model.amountIfPaidOnDayRows[0]?.amountText).toBe('$\u00a010.000,00')
  },
)

it('has no link for a new amount due that the lender does not explain', async () => {
  const { lender, model } = createLoanExplanation()
  const stop = model.onMount({ loanExternalId: '40128753', amountDue: cents(1_000_000) })
  await waitForQueuedTasks()
  await openPanelAndWait(model)
  model.close()
  stop()
  lender.isReachable = false
  model.onMount({ loanExternalId: '40128753', amountDue: cents(1_262_500) })
  await waitForQueuedTasks()
  expect(model.explanationLinkText).toBeUndefined()
})

it('offers to quote a part only if the lender said what the loan costs today', async () => {
  const { lender, clock, model } = createLoanExplanation()
  model.onMount(summaryInput(cents(1_000_000)))
  await openPanelAndWait(model)
  expect([model.amountIfPaidOnDayRows.length, model.isPartialQuoteOffered]).toEqual([2, true])
  lender.dayWithoutQuote = clock.today()
  model.onMount(summaryInput(cents(900_000)))
  await waitForQueuedTasks()
  expect([model.amountIfPaidOnDayRows.length, model.isPartialQuoteOffered]).toEqual([1, false])
})
