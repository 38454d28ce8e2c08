import { describe, expect, it } from 'vitest'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { LoanCancellationPage } from './a-cancellation'

async function openRequestedCancellation(): Promise<LoanCancellationPage> {
  const story = new LoanCancellationPage('gabriela')
  await startViewModelAndWait(story.model)
  story.model.chooseLoan('p-8be4f017')
  await story.model.showCancellationQuote()
  await story.model.sendCancellationRequest()
  return story
}

describe('a requested cancellation that is read again', () => {
  const notYet = 'Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato.'

  it('says that the payment is not there yet when the customer asks, not when they only return', async () => {
    const story = await openRequestedCancellation()
    await story.requestedModel.refresh('came-back')
    expect(story.toastTexts()).toEqual([])
    await story.requestedModel.refresh('asked-for')
    expect([story.toastTexts(), story.shownPhase]).toEqual([[notYet], 'requested'])
  })

  it('is not listed any more once the bank has credited its price', async () => {
    const story = await openRequestedCancellation()
    story.browser.backEnd.receiveLoanPaymentTransfer('40155563')
    await story.requestedModel.refresh('came-back')
    expect([story.shownPhase, story.model.loanCancellabilities]).toEqual(['nothing-left', []])
  })

  it('keeps its content when it cannot be read again, and says so to a customer who asked', async () => {
    const story = await openRequestedCancellation()
    story.browser.setNextAnswer('cancellation.findTerms', { status: 500 })
    await story.requestedModel.refresh('came-back')
    expect(story.toastTexts()).toEqual([])
    story.browser.setNextAnswer('loans.listLoans', { status: 500 })
    await story.requestedModel.refresh('asked-for')
    expect(story.toastTexts()).toEqual(['No pudimos actualizar lo que debés. Probá de nuevo.'])
    expect([story.shownPhase, story.requestedModel.isRefreshing]).toEqual(['requested', false])
  })

  it.each([
    ['no amount any more', 0, '2026-11-21', 'No pudimos saber el importe'],
    ['an amount that is valid from tomorrow', 1, '2026-11-22', 'Todavía no podés cancelar este préstamo'],
  ])('leads back to the choice of the loan when the lender gives %s', async (_, amount, validFrom, title) => {
    const story = await openRequestedCancellation()
    const body = { importeMinimo: amount, f_vigencia_inicio: validFrom, f_vigencia_fin: '2026-11-25' }
    story.browser.setNextAnswer('cancellation.findTerms', { status: 200, body })
    await story.requestedModel.refresh('came-back')
    expect([story.shownPhase, story.model.failureMessage?.title]).toEqual(['picking', title])
  })

  it('is asked for once when the browser reports the return several times', async () => {
    const story = await openRequestedCancellation()
    const before = story.browser.countCalls('cancellation.findTerms')
    await Promise.all([story.requestedModel.refresh('came-back'), story.requestedModel.refresh('came-back')])
    expect(story.browser.countCalls('cancellation.findTerms')).toBe(before + 1)
  })

  it('is dropped when the customer leaves before the lender has answered', async () => {
    const story = await openRequestedCancellation()
    story.browser.backEnd.receiveLoanPaymentTransfer('40155563')
    const letGo = story.browser.delayNextAnswerOfCall('cancellation.findTerms')
    const refreshed = story.requestedModel.refresh('came-back')
    story.leaveRequestedScreen()
    letGo()
    await refreshed
    expect(story.shownPhase).toBe('requested')
  })

  it('does not hold back the download of the document', async () => {
    const story = await openRequestedCancellation()
    const letGo = story.browser.delayNextAnswerOfCall('cancellation.findTerms')
    const refreshed = story.requestedModel.refresh('came-back')
    await story.downloadDocument()
    expect(story.toastTexts()).toEqual(['Abrimos el documento en otra pestaña.'])
    letGo()
    await refreshed
    expect(story.shownPhase).toBe('requested')
  })

  it('shows a transfer that the lender lists but has not applied, and then can be paid as before', async () => {
    const story = await openRequestedCancellation()
    story.browser.backEnd.changeDemoState({ set: { paidElsewhere: { '40155563': 33_896_710 } } })
    await story.requestedModel.refresh('asked-for')
    expect([story.shownPhase, story.toastTexts()]).toEqual(['just-paid', []])
    story.model.acknowledgeEarlierPayment()
    expect(story.shownPhase).toBe('requested')
    await story.requestedModel.refresh('came-back')
    expect(story.shownPhase).toBe('requested')
  })
})
