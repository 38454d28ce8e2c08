import { inject, injectable } from 'inversify'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import { offeredCreditLineAmount } from '@/domain/revolving-line/credit-line-offer'
import type { Cents } from '@/domain/shared/money'
import { Capabilities } from '@/application/shared/capabilities'

/** Tells which credit line that the lender offers the customer can request in the portal. Source: REV-01. */
@injectable()
export class CreditLineOffers {
  constructor(@inject(Capabilities) private readonly capabilities: Pick<Capabilities, 'isSwitchedOff'>) {}

  /**
   * Returns the maximum amount of the offered credit line, in cents. Undefined if the lender offers none, and
   * also while it has switched off new loans, because the customer requests an offered credit line as a new
   * loan. Source: REV-01, OPS-03.
   */
  requestableAmount(line: Pick<CreditLine, 'campaignMaxAmount'> | undefined): Cents | undefined {
    return this.capabilities.isSwitchedOff('newLoan') ? undefined : offeredCreditLineAmount(line)
  }
}
