import { inject, injectable } from 'inversify'
import { type Observable, concat, defer, of } from 'rxjs'
import { mergeMap } from 'rxjs/operators'
import {
  maxLoanOfferRetries,
  newLoanAvailability,
  loanOfferRetryMilliseconds,
  type LoanProductNumbers,
  type LoanApplicationOrOffer,
  type NewLoanAvailability,
} from '@/domain/offers/new-loan'
import { success, type Result } from '@/domain/shared/result'
import type { Customer } from '@/domain/session/session'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { emitAfter } from '@/application/shared/countdown'
import { LoanOfferGateway, type LoanOfferFailure } from './offer.port'
import { LastLoanOfferStore } from './last-loan-offer-store.port'

export type LoanOfferSearchStep =
  /**
   * Step in which the lender is still preparing another offer for the customer. `FindLoanApplicationOrOffer`
   * asks again after a few seconds.
   */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly availability: NewLoanAvailability }
  | { readonly kind: 'failed'; readonly failure: LoanOfferFailure }

interface SearchAttempt {
  readonly productNumbers: LoanProductNumbers
  /** How many times the portal has already asked the lender for this offer. */
  readonly retryCount: number
  /**
   * The lender's identifier of an offer that it has started to calculate and whose result is not known yet.
   */
  readonly offerHashKey?: string
}

interface SearchResult {
  readonly answer: Result<LoanApplicationOrOffer | undefined, LoanOfferFailure>
  readonly offerHashKey?: string
}

/**
 * Emits one of these: the customer's last application for a loan; if there is none, a stored offer that is
 * still valid; otherwise a new offer. While the lender prepares another offer, emits `waiting` and asks
 * again. Source: OFF-02 to OFF-04.
 */
@injectable()
export class FindLoanApplicationOrOffer {
  constructor(
    @inject(LoanOfferGateway) private readonly gateway: Pick<
      LoanOfferGateway,
      'findLastLoanApplication' | 'startLoanOffer' | 'findLoanOffer'
    >,
    @inject(LastLoanOfferStore) private readonly stored: LastLoanOfferStore,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute(productNumbers: LoanProductNumbers): Observable<LoanOfferSearchStep> {
    return this.attempt({ productNumbers, retryCount: 0 })
  }

  private attempt(attempt: SearchAttempt): Observable<LoanOfferSearchStep> {
    return defer(() => this.search(attempt)).pipe(
      mergeMap(({ answer, ...begun }): Observable<LoanOfferSearchStep> => {
        const { productNumbers, retryCount } = attempt
        if (answer.ok)
          return of({ kind: 'found', availability: newLoanAvailability(answer.value, productNumbers) })
        if (answer.failure.kind !== 'another-offer' || retryCount === maxLoanOfferRetries)
          return of({ kind: 'failed', failure: answer.failure })
        const next = emitAfter(this.clock, loanOfferRetryMilliseconds).pipe(
          mergeMap(() => this.attempt({ productNumbers, retryCount: retryCount + 1, ...begun })),
        )
        return concat(of<LoanOfferSearchStep>({ kind: 'waiting' }), next)
      }),
    )
  }

  private async search(attempt: SearchAttempt): Promise<SearchResult> {
    const looked = await this.sessions.withCustomer(async (customer) =>
      success(await this.searchFor(customer, attempt)),
    )
    return looked.ok ? looked.value : { answer: looked }
  }

  private async searchFor({ taxId, customerId }: Customer, attempt: SearchAttempt): Promise<SearchResult> {
    const { productNumbers } = attempt
    const last = await this.gateway.findLastLoanApplication(taxId, productNumbers)
    if (!last.ok || last.value) return { answer: last }
    const stored = this.stored.find(productNumbers)
    return stored ? { answer: success(stored) } : this.requestOffer(customerId, attempt)
  }

  /**
   * Asks the lender to start an offer and reads its result. A retry reads the offer that was already
   * started, because starting a second offer would block the first one.
   */
  private async requestOffer(
    customerId: string,
    { productNumbers, offerHashKey: begun }: SearchAttempt,
  ): Promise<SearchResult> {
    const started =
      begun === undefined ? await this.gateway.startLoanOffer(customerId, productNumbers) : success(begun)
    if (!started.ok || started.value === undefined)
      return { answer: started.ok ? success(undefined) : started }
    const offerHashKey = started.value
    const answer = await this.gateway.findLoanOffer(offerHashKey)
    if (answer.ok && answer.value) this.stored.save({ customerId, kind: productNumbers }, answer.value)
    return { answer, offerHashKey }
  }
}
