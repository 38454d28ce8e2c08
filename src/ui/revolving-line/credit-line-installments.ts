import {
  creditLineNextDueTotal,
  type CreditLineNextDueInstallments,
} from '@/domain/revolving-line/next-expiration'
import type { Cents } from '@/domain/shared/money'
import { CreditLineQueries } from '@/application/revolving-line/credit-line-queries'
import { addresses } from '@/ui/addresses'

export type CreditLineInstallmentsState =
  | { readonly phase: 'empty' }
  | {
      readonly phase: 'ready'
      readonly installments: CreditLineNextDueInstallments['installments']
      readonly total: Cents
      /**
       * Address of the screen on which the customer pays the credit line's next due amount. If the lender
       * gives no number of the credit line, the address of the list of loans to pay.
       */
      readonly pay: string
    }

/**
 * The request for the installments of the revolving credit line that fall due next: one for each loan
 * that the customer took from it. Source: REV-08.
 */
export const creditLineInstallmentsRequest = {
  service: CreditLineQueries,
  ask: (line: CreditLineQueries) => line.nextDueInstallments(),
  toState: (next: CreditLineNextDueInstallments): CreditLineInstallmentsState => {
    const { installments, externalId } = next
    if (installments.length === 0) return { phase: 'empty' }
    const pay = addresses.payInstallment.to(externalId === undefined ? {} : { externalId })
    return { phase: 'ready', installments, total: creditLineNextDueTotal(next), pay }
  },
}
