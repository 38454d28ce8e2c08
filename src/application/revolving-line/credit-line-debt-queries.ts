import { inject, injectable } from 'inversify'
import type { PendingPaymentsTotal } from '@/domain/payments/pending-payments'
import type { CreditLineNextDueInstallments } from '@/domain/revolving-line/next-expiration'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { success, type Result } from '@/domain/shared/result'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CreditLineQueries, type CurrentCreditLine } from './credit-line-queries'

/** The total of the credit line's payments that its amount due does not include yet, and today's date. */
export interface PendingPaymentsTotalAndToday {
  /**
   * The pending payments of the credit line; undefined if there are none, or if the lender gives no number of
   * the credit line.
   */
  readonly pendingPayments: PendingPaymentsTotal | undefined
  readonly today: CalendarDate
}

/**
 * Reads what the customer owes of the revolving credit line, together with the payments that this amount does
 * not include yet, so that they do not pay the same again. Source: REV-06, REV-08, PAY-20.
 */
@injectable()
export class CreditLineDebtQueries {
  constructor(
    @inject(CreditLineQueries) private readonly lines: CreditLineQueries,
    @inject(UnappliedPaymentFinder) private readonly unapplied: UnappliedPaymentFinder,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async currentCreditLine(): Promise<
    Result<CurrentCreditLine & PendingPaymentsTotalAndToday, GatewayFailure>
  > {
    return this.withPendingPayments(this.lines.currentCreditLine(), ({ line }) => line.externalId)
  }

  async nextDueInstallments(): Promise<
    Result<CreditLineNextDueInstallments & PendingPaymentsTotalAndToday, GatewayFailure>
  > {
    return this.withPendingPayments(this.lines.nextDueInstallments(), ({ externalId }) => externalId)
  }

  private async withPendingPayments<Found extends object>(
    asked: Promise<Result<Found, GatewayFailure>>,
    externalIdOf: (found: Found) => string | undefined,
  ): Promise<Result<Found & PendingPaymentsTotalAndToday, GatewayFailure>> {
    const [found, listed] = await Promise.all([asked, this.unapplied.fetchRegisteredPayments()])
    if (!found.ok) return found
    const externalId = externalIdOf(found.value)
    const pendingPayments =
      externalId === undefined ? undefined : this.unapplied.pendingPaymentsTotalOf(externalId, listed)
    return success({ ...found.value, pendingPayments, today: this.clock.today() })
  }
}
