import type { AmountExplanation } from '@/domain/loans/amount-explanation'
import type { PaymentQuote } from '@/domain/loans/payment-quote'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

export interface QuoteRequest {
  readonly externalId: string
  readonly date: CalendarDate
  /** A part of what is due; without it, all of it. */
  readonly amount?: Cents | undefined
}

/** The lender has no such call. */
export interface NotOffered {
  readonly kind: 'not-offered'
}

/** Why an installment costs what it does, and what it costs on another day. Source: LOA-16, LOA-17. */
export interface LoanAmountsGateway {
  /** Returns the parts of each due installment; without installments if the lender does not name any part. */
  explanation(externalId: string): Promise<Result<AmountExplanation, GatewayFailure>>
  /** Returns what paying costs on a day, according to the lender. */
  quote(request: QuoteRequest): Promise<Result<PaymentQuote, GatewayFailure | NotOffered>>
}
export const LoanAmountsGateway = port<LoanAmountsGateway>('LoanAmountsGateway')
