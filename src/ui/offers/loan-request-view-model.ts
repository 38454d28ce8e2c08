import { inject, injectable } from 'inversify'
import { chosenLoan, type ChosenLoan } from '@/domain/offers/new-loan'
import type { Instant } from '@/domain/shared/calendar-date'
import { OfferGateway } from '@/application/offers/offer.port'
import { AsyncState, failed } from '@/ui/kit/async-state'

export interface LoanRequestShown {
  readonly phase: 'shown'
  readonly chosen: ChosenLoan
  readonly begunAt: Instant
}

/** What was asked for so far, and when. Source: OFF-06. */
@injectable()
export class LoanRequestViewModel {
  constructor(
    @inject(OfferGateway) private readonly gateway: OfferGateway,
    @inject(AsyncState) readonly answer: AsyncState<LoanRequestShown>,
  ) {}

  start({ hashKey, chosen }: { readonly hashKey: string; readonly chosen: ChosenLoan }): () => void {
    return this.answer.ask(
      () => Promise.all([this.gateway.request(hashKey), this.gateway.requestSummary(hashKey)]),
      ([request, summary]) => {
        if (!request.ok) return failed(request.failure)
        if (!summary.ok) return failed(summary.failure)
        return {
          phase: 'shown',
          chosen: chosenLoan(summary.value) ?? chosen,
          begunAt: request.value.date,
        }
      },
    )
  }
}
