import type { AmountExplanation } from '@/domain/loans/amount-explanation'
import type { PaymentQuote } from '@/domain/loans/payment-quote'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

export interface PaymentQuoteRequest {
  readonly loanExternalId: string
  readonly date: CalendarDate
  /**
   * The amount that the customer wants to pay, if it is only a part of what is due; undefined if they want
   * to pay all of it.
   */
  readonly amount?: Cents | undefined
}

/** Failure of a request that the lender's server does not offer. */
export interface UnsupportedByServerFailure {
  readonly kind: 'not-offered'
}

/**
 * The requests to the lender's server for the parts of an installment's amount, and for what paying costs
 * on another day. Source: LOA-16, LOA-17.
 */
export interface AmountDueExplanationGateway {
  /**
   * Returns the installments in the loan's amount due, each with its parts (such as capital and interest).
   * The list of an installment's parts is empty if the lender does not report them.
   */
  amountExplanation(externalId: string): Promise<Result<AmountExplanation, GatewayFailure>>
  /** Returns what paying the loan costs on a day, according to the lender. */
  paymentQuote(
    request: PaymentQuoteRequest,
  ): Promise<Result<PaymentQuote, GatewayFailure | UnsupportedByServerFailure>>
}
export const AmountDueExplanationGateway = definePort<AmountDueExplanationGateway>(
  'AmountDueExplanationGateway',
)
