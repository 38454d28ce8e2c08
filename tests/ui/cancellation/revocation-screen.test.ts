import { describe, expect, it } from 'vitest'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { LoanCancellationPage } from './a-cancellation'

const tomasLoanId = 'p-a2c81f56'

/** Opens the page on the first day on which Tomás can cancel the loan, which Tomás can still revoke. */
async function openTomasOnEleventhDay(): Promise<LoanCancellationPage> {
  const story = new LoanCancellationPage('tomas')
  story.browser.backEnd.changeDemoState({ set: { loans: { '40167731': { disbursedDaysAgo: 11 } } } })
  await startViewModelAndWait(story.model)
  story.model.chooseLoan(tomasLoanId)
  return story
}

describe('the screen for revoking a loan', () => {
  it('is not replaced by the amount to cancel the loan, which the customer had asked for before', async () => {
    const { model, browser } = await openTomasOnEleventhDay()
    const deliverAnswer = browser.delayNextAnswerOfCall('cancellation.findTerms')
    const asked = model.showCancellationQuote()
    model.showRevocationScreen(tomasLoanId)
    expect(model.runningStep).toBeUndefined()
    deliverAnswer()
    await asked
    expect(model.asyncState.loadedState?.phase).toBe('dismissed')
  })

  it('lets the customer ask for the amount again, whose answer is awaited', async () => {
    const { model, browser } = await openTomasOnEleventhDay()
    const deliverAnswer = browser.delayNextAnswerOfCall('cancellation.findTerms')
    const dropped = model.showCancellationQuote()
    model.showRevocationScreen(tomasLoanId)
    model.returnToLoanChoice()
    await model.showCancellationQuote()
    const deliverRequestAnswer = browser.delayNextAnswerOfCall('cancellation.requestCancellation')
    const requested = model.sendCancellationRequest()
    deliverAnswer()
    await dropped
    expect([model.asyncState.loadedState?.phase, model.runningStep]).toEqual([
      'quoted',
      { name: 'requesting' },
    ])
    deliverRequestAnswer()
    await requested
    expect([model.asyncState.loadedState?.phase, model.runningStep]).toEqual(['requested', undefined])
  })
})
