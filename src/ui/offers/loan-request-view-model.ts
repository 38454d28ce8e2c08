import { inject, injectable } from 'inversify'
import type { ChosenLoan } from '@/domain/offers/new-loan'
import type { Instant } from '@/domain/shared/calendar-date'
import { OpenLoanRequest } from '@/application/offers/open-loan-request'
import { AsyncState, failed } from '@/ui/kit/async-state'

export interface LoanRequestState {
  readonly phase: 'shown'
  readonly chosen: ChosenLoan
  readonly begunAt: Instant
}

/** The application for a loan: what was chosen so far, and when. Source: OFF-06. */
@injectable()
export class LoanRequestViewModel {
  constructor(
    @inject(OpenLoanRequest) private readonly opening: OpenLoanRequest,
    @inject(AsyncState) readonly answer: AsyncState<LoanRequestState>,
  ) {}

  start({ hashKey, chosen }: { readonly hashKey: string; readonly chosen: ChosenLoan }): () => void {
    return this.answer.ask(
      () => this.opening.execute(hashKey),
      (request) => {
        if (!request.ok) return failed(request.failure)
        return { phase: 'shown', chosen: request.value.chosen ?? chosen, begunAt: request.value.begunAt }
      },
    )
  }
}
