import { expect, it, vi } from 'vitest'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

const externalId = '40128753'

/** Page on which Marta pays one of several loans. The others cannot be read in any list of loans to pay. */
class MartasPaymentPage {
  readonly page = new PageWithFakeBackEnd(`/pagar-cuota/resumen?externalId=${externalId}`)
  readonly model = this.page.resolve(PaymentSummaryViewModel)
  isPaidLoanListed = true

  constructor() {
    const { backEnd } = this.page
    const handle = backEnd.handle.bind(backEnd)
    vi.spyOn(backEnd, 'handle').mockImplementation(async (request) => {
      const answer = await handle(request)
      if (!new URL(request.url).pathname.endsWith('/api/loans')) return answer
      const loans: { readonly loanInfo: { readonly externalId: string } }[] = await answer.json()
      return Response.json(
        loans.flatMap((loan) => {
          if (loan.loanInfo.externalId !== externalId) return [{ ...loan, status: 'NEW_STATUS' }]
          return this.isPaidLoanListed ? [loan] : []
        }),
      )
    })
  }
}

it('a loan that may be paid is not requested to be paid any more, because the list is not complete', async () => {
  const story = new MartasPaymentPage()
  const { model } = story
  await startViewModelAndWait(model)
  expect(model.asyncState.loadedState?.phase).toBe('ready')
  story.isPaidLoanListed = false
  await model.refresh('came-back')
  expect(model.asyncState.failureMessage).toBe(
    'No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: payments.listPayableLoans',
  )
})

it('the message that a payment was not sent stays on the screen', async () => {
  const story = new MartasPaymentPage()
  const { model } = story
  await startViewModelAndWait(model)
  story.isPaidLoanListed = false
  model.handlePaymentProgressEvent({ kind: 'not-sent', message: 'No se cobró nada.' })
  await story.page.waitUntilCallsAreAnswered()
  expect([model.asyncState.loadedState?.phase, model.paymentError]).toEqual(['ready', 'No se cobró nada.'])
})
