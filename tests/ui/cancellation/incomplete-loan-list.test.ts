import { describe, expect, it, vi } from 'vitest'
import { CancellationViewModel } from '@/ui/cancellation/cancellation-view-model'
import { RequestedCancellationViewModel } from '@/ui/cancellation/requested-cancellation-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

const loanId = 'p-6b1f0c92'
const unreadableText =
  'No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: loans.listLoans'

type LoanChange = (loan: object) => readonly object[]

const makeUnreadable: LoanChange = (loan) => [{ ...loan, paymentMethod: 'NEW_METHOD' }]
const makePaid: LoanChange = (loan) => [{ ...loan, installments: [], currentInstallment: undefined }]

/** Page on which Marta, who has three loans, cancels one of them. */
class MartasCancellationPage {
  readonly page = new PageWithFakeBackEnd('/cancelacion-anticipada')
  readonly model = this.page.resolve(CancellationViewModel)
  private changeLoan: LoanChange = (loan) => [loan]

  constructor() {
    const { backEnd } = this.page
    const handle = backEnd.handle.bind(backEnd)
    vi.spyOn(backEnd, 'handle').mockImplementation(async (request) => {
      const answer = await handle(request)
      if (!/\/customers\/\d+\/loans$/.test(new URL(request.url).pathname)) return answer
      const loans: object[] = await answer.json()
      return Response.json(loans.flatMap((loan) => this.changeLoan(loan)))
    })
  }

  /** Changes the item of the loan to cancel, and of the other loans, in every list of loans from now on. */
  changeLoans({ own, others }: { readonly own?: LoanChange; readonly others?: LoanChange }): void {
    this.changeLoan = (loan) => {
      const change = Reflect.get(loan, 'loanId') === loanId ? own : others
      return change ? change(loan) : [loan]
    }
  }

  async openWithLoanChosen(): Promise<void> {
    await startViewModelAndWait(this.model)
    this.model.chooseLoan(loanId)
  }

  async requestCancellation(): Promise<RequestedCancellationViewModel> {
    await this.openWithLoanChosen()
    await this.model.showCancellationQuote()
    await this.model.sendCancellationRequest()
    const requested = this.page.resolve(RequestedCancellationViewModel)
    requested.onMount({ cancellationModel: this.model })
    return requested
  }

  get phase(): string | undefined {
    return this.model.asyncState.loadedState?.phase
  }
}

describe('a loan to cancel that cannot be read in the list of loans', () => {
  it('is not said to be paid, because the list is not complete', async () => {
    const story = new MartasCancellationPage()
    await story.openWithLoanChosen()
    story.changeLoans({ own: makeUnreadable })
    await story.model.showCancellationQuote()
    expect([story.phase, story.model.failureMessage?.text]).toEqual(['picking', unreadableText])
  })

  it('is said to be paid once the complete list does not have it', async () => {
    const story = new MartasCancellationPage()
    await story.openWithLoanChosen()
    story.changeLoans({ own: () => [] })
    await story.model.showCancellationQuote()
    expect(story.phase).toBe('nothing-left')
  })

  it.each<[string, LoanChange, LoanChange | undefined]>([
    ['it can no longer be read', makeUnreadable, undefined],
    ['it is gone, but another one cannot be read', () => [], makeUnreadable],
  ])('is not requested to be paid any more once %s', async (_, own, others) => {
    const story = new MartasCancellationPage()
    if (others) story.changeLoans({ others })
    const requested = await story.requestCancellation()
    story.changeLoans({ own, ...(others && { others }) })
    await requested.refresh('came-back')
    expect([story.phase, story.model.failureMessage?.text]).toEqual(['picking', unreadableText])
  })

  it('keeps its requested cancellation while the lender does not answer, and says so', async () => {
    const story = new MartasCancellationPage()
    const requested = await story.requestCancellation()
    story.page.backEnd.changeDemoState({ next: [{ call: 'loans.listLoans', answer: 'network-error' }] })
    await requested.refresh('asked-for')
    expect(story.phase).toBe('requested')
    expect(story.page.resolve(Toasts).shown.map(({ text }) => text)).toEqual([
      'No pudimos actualizar lo que debés. Probá de nuevo.',
    ])
  })

  it('leads to no screen without loans, even if the other loans are paid', async () => {
    const story = new MartasCancellationPage()
    story.changeLoans({ own: makeUnreadable, others: makePaid })
    await startViewModelAndWait(story.model)
    expect(story.model.asyncState.failureMessage).toBe(unreadableText)
  })
})
