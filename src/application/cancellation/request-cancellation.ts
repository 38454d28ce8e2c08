import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import { isCancellationPayableToday } from '@/domain/cancellation/cancellation-terms'
import { cancellationReopeningDay } from '@/domain/cancellation/cancellation-reopening'
import { firstUnacknowledgedPayment } from '@/domain/payments/send-decision'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { CancellationGateway, type CancellationFailure, type CancellationRequest } from './cancellation.port'
import {
  CancellationQuoteQuery,
  type CancellationQuote,
  type CancellationQuoteFailure,
} from './cancellation-quote-query'

/**
 * Why the early cancellation of a loan was not confirmed. `expired`: the price that the customer saw is not
 * valid any more. `quote-changed`: the lender now asks for another amount, or there is a payment or an
 * automatic collection that the customer has not seen; `quote` has them. `outcome-unknown`: the request was
 * sent, and the lender may have accepted it; `cause` says why it was not confirmed. Source: PAY-20, PAY-27.
 */
export type RequestCancellationFailure =
  | CancellationFailure
  | CancellationQuoteFailure
  | { readonly kind: 'expired' }
  | { readonly kind: 'quote-changed'; readonly quote: CancellationQuote }
  | { readonly kind: 'outcome-unknown'; readonly cause: GatewayFailure }

/**
 * Asks the lender to cancel a loan for the amount shown. Does so only on a day on which cancellation is
 * allowed, and only if the lender still asks for that amount. Source: CAN-01, CAN-03.
 */
@injectable()
export class RequestCancellation {
  constructor(
    @inject(CancellationGateway) private readonly gateway: CancellationGateway,
    @inject(CancellationQuoteQuery) private readonly quotes: CancellationQuoteQuery,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Quotes the price again, then requests the cancellation for the price that the customer saw. Returns the
   * new quote, whose amount is the same. `acknowledgedKeys`: ids of the earlier payments and collections that
   * the customer has seen.
   */
  async execute(
    seen: CancellationQuote,
    acknowledgedKeys: readonly string[],
  ): Promise<Result<CancellationQuote, RequestCancellationFailure>> {
    const today = this.clock.today()
    if (cancellationReopeningDay(today)) return failure({ kind: 'end-of-month' })
    if (!isCancellationPayableToday(seen.terms, today)) return failure({ kind: 'expired' })
    return this.sessions.withCustomer(async ({ customerId }) => {
      const quote = await this.quotes.execute(seen.loan)
      if (!quote.ok) return quote
      const isAmountChanged = quote.value.terms.amount !== seen.terms.amount
      if (
        isAmountChanged ||
        firstUnacknowledgedPayment(quote.value.paymentsToAcknowledge, { acknowledgedKeys })
      )
        return failure({ kind: 'quote-changed', quote: quote.value })
      const requested = await this.gateway.requestCancellation(toCancellationRequest(quote.value, customerId))
      if (requested.ok) return quote
      const { failure: cause } = requested
      if (cause.kind === 'end-of-month' || !mayRequestHaveBeenDone(cause)) return requested
      return failure({ kind: 'outcome-unknown', cause })
    })
  }

  /** Returns the file that the lender issues about the requested cancellation of the loan. */
  async cancellationDocument(quote: CancellationQuote): Promise<Result<PortalFile, GatewayFailure>> {
    return this.sessions.withCustomer(({ customerId }) =>
      this.gateway.cancellationDocument(toCancellationRequest(quote, customerId)),
    )
  }
}

function toCancellationRequest({ loan, terms }: CancellationQuote, customerId: string): CancellationRequest {
  return { loanId: loan.loanId, amount: terms.amount, customerId }
}
