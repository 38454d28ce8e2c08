import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { runWithExpiredTimeouts } from '#tests/ui/documents/a-documents-page'
import { LoanCancellationPage } from './a-cancellation'

const gabrielasLoanId = 'p-8be4f017'
const dayMilliseconds = 86_400_000

async function openWithLoanChosen(
  story = new LoanCancellationPage('gabriela'),
): Promise<LoanCancellationPage> {
  await startViewModelAndWait(story.model)
  story.model.chooseLoan(gabrielasLoanId)
  return story
}

async function openWithQuote(): Promise<LoanCancellationPage> {
  const story = await openWithLoanChosen()
  await story.model.showCancellationQuote()
  return story
}

async function openWithRequestSent(): Promise<LoanCancellationPage> {
  const story = await openWithQuote()
  await story.model.sendCancellationRequest()
  return story
}

/**
 * Makes the next request of a call get the given answer, and with status 401 also the request that the portal
 * repeats with a renewed token.
 */
function failNextCall(story: LoanCancellationPage, call: CallName, answer: DemoNextCallAnswer): void {
  story.browser.setNextAnswer(call, answer)
  if (typeof answer === 'object' && 'status' in answer && answer.status === 401)
    story.browser.setNextAnswer(call, answer)
}

describe('the list of loans to cancel', () => {
  it.each(listApiFailuresWithMessages('loans.listLoans'))(
    'shows why they could not be loaded: %s',
    async (_, answer, sentence) => {
      const story = new LoanCancellationPage('gabriela')
      failNextCall(story, 'loans.listLoans', answer)
      await runWithExpiredTimeouts(() => startViewModelAndWait(story.model))
      expect(story.model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the amount to cancel a loan', () => {
  it.each(listApiFailuresWithMessages('cancellation.findTerms'))(
    'shows why it could not be loaded, and keeps the loan: %s',
    async (_, answer, sentence) => {
      const story = await openWithLoanChosen()
      failNextCall(story, 'cancellation.findTerms', answer)
      await runWithExpiredTimeouts(() => story.model.showCancellationQuote())
      expect(story.model.failureMessage).toEqual({
        tone: 'bad',
        title: 'No pudimos saber el importe',
        text: sentence,
        isChatOffered: false,
      })
      expect([story.shownPhase, story.model.chosenLoanId, story.model.runningStep]).toEqual([
        'picking',
        gabrielasLoanId,
        undefined,
      ])
    },
  )

  it('is requested once when the customer presses twice', async () => {
    const story = await openWithLoanChosen()
    await Promise.all([story.model.showCancellationQuote(), story.model.showCancellationQuote()])
    expect(story.browser.countCalls('cancellation.findTerms')).toBe(1)
    expect(story.shownPhase).toBe('quoted')
  })

  it('is requested again after the customer went to choose another loan', async () => {
    const story = await openWithQuote()
    story.model.returnToLoanChoice()
    expect(story.shownPhase).toBe('picking')
    await story.model.showCancellationQuote()
    expect(story.browser.countCalls('cancellation.findTerms')).toBe(2)
  })

  it('is not requested once the month is closed', async () => {
    const story = await openWithLoanChosen()
    story.browser.clock.advance(7 * dayMilliseconds)
    await story.model.showCancellationQuote()
    expect(story.model.asyncState.loadedState).toEqual({ phase: 'end-of-month', opensOn: '2026-12-01' })
    expect(story.browser.countCalls('cancellation.findTerms')).toBe(0)
  })
})

describe('the last minute of day 27 in Buenos Aires', () => {
  const zone = process.env['TZ']
  const lastMinute = Date.parse('2026-11-27T23:59:30-03:00')

  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'America/Argentina/Buenos_Aires'])(
    'is open on a device in %s, and the next minute is closed',
    async (tz) => {
      process.env['TZ'] = tz
      const story = new LoanCancellationPage('gabriela', lastMinute)
      await startViewModelAndWait(story.model)
      expect(story.shownPhase).toBe('picking')
      story.browser.clock.advance(60_000)
      story.model.chooseLoan(gabrielasLoanId)
      await story.model.showCancellationQuote()
      expect(story.model.asyncState.loadedState).toEqual({ phase: 'end-of-month', opensOn: '2026-12-01' })
    },
  )
})

/** Why the request was not confirmed, for each failure after which it may have been accepted. */
const unconfirmedReasons: ReadonlyMap<string, string> = new Map([
  ['500', 'Tuvimos un problema de nuestro lado'],
  ['500 with a sentence of its own', 'Volvé mañana. Tuvimos un problema de nuestro lado'],
  ['no answer in time', 'No tuvimos respuesta'],
  ['no network', 'No tuvimos respuesta'],
])

function expectedFailureMessage(what: string, sentence: string) {
  const reason = unconfirmedReasons.get(what)
  if (reason === undefined) return { tone: 'bad', title: 'No pudimos generar la cancelación', text: sentence }
  const text = `${reason}, pero puede que ya esté generada. Pedila de nuevo: pedirla no te cobra nada.`
  return { tone: 'warn', title: 'No sabemos si se generó la cancelación', text }
}

describe('the request to cancel', () => {
  it.each(
    // The call has no content in its answer, so it cannot be unreadable.
    listApiFailuresWithMessages('cancellation.requestCancellation')
      .filter(([what]) => !what.includes('cannot be read'))
      .map(([what, answer, sentence]) => [what, answer, expectedFailureMessage(what, sentence)] as const),
  )('shows why it was not made, and can be repeated: %s', async (_, answer, message) => {
    const story = await openWithQuote()
    failNextCall(story, 'cancellation.requestCancellation', answer)
    await runWithExpiredTimeouts(() => story.model.sendCancellationRequest())
    expect(story.model.failureMessage).toEqual({ ...message, isChatOffered: false })
    expect(story.shownPhase).toBe('quoted')
    await story.model.sendCancellationRequest()
    expect(story.shownPhase).toBe('requested')
  })

  it('is sent once when the customer presses twice', async () => {
    const story = await openWithQuote()
    await Promise.all([story.model.sendCancellationRequest(), story.model.sendCancellationRequest()])
    expect(story.browser.countCalls('cancellation.requestCancellation')).toBe(1)
  })

  it('is not sent once its amount has expired', async () => {
    const story = await openWithQuote()
    story.browser.clock.advance(5 * dayMilliseconds)
    await story.model.sendCancellationRequest()
    expect(story.shownPhase).toBe('picking')
    expect(story.browser.countCalls('cancellation.requestCancellation')).toBe(0)
  })

  it('leads back to the choice of the loan when the lender gives no amount any more', async () => {
    const story = await openWithQuote()
    const body = { importeMinimo: 0, f_vigencia_inicio: '2026-11-21', f_vigencia_fin: '2026-11-25' }
    story.browser.setNextAnswer('cancellation.findTerms', { status: 200, body })
    await story.model.sendCancellationRequest()
    expect([story.shownPhase, story.model.failureMessage?.isChatOffered]).toEqual(['picking', true])
    expect(story.browser.countCalls('cancellation.requestCancellation')).toBe(0)
  })

  it('is not sent from day 28 on', async () => {
    const story = await openWithQuote()
    story.browser.clock.advance(7 * dayMilliseconds)
    await story.model.sendCancellationRequest()
    expect(story.shownPhase).toBe('end-of-month')
    expect(story.browser.countCalls('cancellation.requestCancellation')).toBe(0)
  })

  it('is not shown to a customer who left the screen meanwhile', async () => {
    const story = new LoanCancellationPage('gabriela')
    const leave = story.model.onMount()
    await startViewModelAndWait(story.model)
    story.model.chooseLoan(gabrielasLoanId)
    const asked = story.model.showCancellationQuote()
    leave()
    await asked
    expect(story.shownPhase).toBe('picking')
  })
})

describe('the document with the cancellation amount', () => {
  it('has the loan, the amount and the days on which the amount is valid', async () => {
    const story = await openWithRequestSent()
    await story.downloadDocument()
    const bytes = await story.fileOpener.openedFiles[0]?.blob.arrayBuffer()
    expect(parsePdf(new Uint8Array(bytes ?? new ArrayBuffer(0))).texts.slice(0, 6)).toEqual([
      'Cancelación anticipada',
      'Gabriela Ríos',
      'CUIT 27293364821',
      'Préstamo 40155563',
      'Importe para cancelarlo: $ 338.967,10',
      'Vale desde el 21/11/2026 hasta el 25/11/2026',
    ])
    expect(story.toastTexts()).toEqual(['Abrimos el documento en otra pestaña.'])
  })

  it('is saved under the number of the loan when the browser blocks a new tab', async () => {
    const story = await openWithRequestSent()
    story.fileOpener.outcome = 'blocked'
    await story.downloadDocument()
    expect(story.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['cancelacion-40155563.pdf'])
    expect(story.toastTexts()).toEqual(['Guardamos el documento en tus descargas.'])
  })

  it.each(listApiFailuresWithMessages('cancellation.cancellationDocument'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const story = await openWithRequestSent()
      failNextCall(story, 'cancellation.cancellationDocument', answer)
      await runWithExpiredTimeouts(() => story.downloadDocument())
      expect(story.toastTexts()).toEqual([`El documento no se descargó. ${sentence}`])
      expect(story.shownPhase).toBe('requested')
    },
  )
})

describe('the account to transfer to', () => {
  it('is copied as it is shown', async () => {
    const story = await openWithRequestSent()
    const transfer = story.createBankTransferViewModel()
    transfer.onMount({ loanId: gabrielasLoanId })
    await expect.poll(() => transfer.asyncState.loadedState?.phase).toBe('account')
    const { loadedState } = transfer.asyncState
    if (loadedState?.phase !== 'account') throw new Error('No account')
    await transfer.copyCvu(loadedState.cvu)
    expect(story.clipboard.copiedText).toMatch(/^\d{22}$/)
    expect(story.toastTexts()).toEqual(['Copiado al portapapeles'])
  })
})

describe('the withdrawal from a loan', () => {
  it('is offered on the last of its business days, and not on the next day', async () => {
    const story = new LoanCancellationPage('tomas')
    await startViewModelAndWait(story.model)
    expect(story.model.revocableLoans).toHaveLength(1)
    story.browser.clock.advance(10 * dayMilliseconds)
    story.model.showRevocationScreen('p-a2c81f56')
    expect(story.shownPhase).toBe('dismissed')
    story.model.returnToLoanChoice()
    story.browser.clock.advance(dayMilliseconds)
    story.model.showRevocationScreen('p-a2c81f56')
    expect(story.shownPhase).toBe('picking')
    expect(story.model.revocableLoans).toEqual([])
  })
})
