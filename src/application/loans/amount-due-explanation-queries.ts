import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { componentsAddUpToTotal, type AmountExplanation } from '@/domain/loans/amount-explanation'
import { daysToQuote, type PaymentQuote, type DayToQuote } from '@/domain/loans/payment-quote'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AmountDueExplanationGateway, type UnsupportedByServerFailure } from './amount-due-explanation.port'

export interface PaymentQuoteForDay extends DayToQuote {
  readonly quote: PaymentQuote
}

/**
 * Reads the parts (such as capital and interest) of each installment in a loan's amount due, and what paying
 * the loan or a part of it costs today and on other days.
 */
@injectable()
export class AmountDueExplanationQueries {
  constructor(
    @inject(AmountDueExplanationGateway) private readonly gateway: AmountDueExplanationGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the parts (such as capital and interest) of each installment in the loan's amount due. Undefined
   * if they cannot be read, if nothing is due, or if the parts of any of these installments are missing or do
   * not add up exactly to the installment's amount. Source: LOA-16.
   */
  async amountExplanation(externalId: string): Promise<AmountExplanation | undefined> {
    const answer = await this.gateway.amountExplanation(externalId)
    if (!answer.ok) return undefined
    const { installments } = answer.value
    return installments.length > 0 && installments.every(componentsAddUpToTotal) ? answer.value : undefined
  }

  /**
   * Returns what paying the loan costs today, on `dueDate` and a week after `dueDate`, as the lender quotes
   * it. If `dueDate` is missing or not after today: today and a week after today. Days without a quote are
   * left out. Source: LOA-17.
   */
  async paymentQuotes(
    loanExternalId: string,
    dueDate: CalendarDate | undefined,
  ): Promise<readonly PaymentQuoteForDay[]> {
    const days = daysToQuote(this.clock.today(), dueDate)
    const quotes = await Promise.all(
      days.map(async ({ kind, date }) => {
        const quote = await this.gateway.paymentQuote({ loanExternalId, date })
        return quote.ok && quote.value.date === date ? [{ kind, date, quote: quote.value }] : []
      }),
    )
    return quotes.flat()
  }

  /** Returns the lender's quote for paying a part of what is due today. Source: LOA-17. */
  partialPaymentQuote(
    loanExternalId: string,
    amount: Cents,
  ): Promise<Result<PaymentQuote, GatewayFailure | UnsupportedByServerFailure>> {
    return this.gateway.paymentQuote({ loanExternalId, date: this.clock.today(), amount })
  }
}
