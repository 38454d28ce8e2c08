import { creditLineNextDueTotal, type CreditLineNextDue } from '@/domain/revolving-line/next-expiration'
import type { Cents } from '@/domain/shared/money'
import { CreditLineQueries } from '@/application/revolving-line/credit-line-queries'
import { addresses } from '@/ui/addresses'

export type CreditLineInstallmentsState =
  | { readonly phase: 'empty' }
  | {
      readonly phase: 'ready'
      readonly installments: CreditLineNextDue['installments']
      readonly total: Cents
      /** Address for paying what falls due next. The payment identifies the line by its number. */
      readonly pay: string
    }

/**
 * The request for the installments of the revolving line that fall due next, one for each use of the line.
 * Source: REV-08.
 */
export const creditLineInstallmentsRequest = {
  of: CreditLineQueries,
  ask: (line: CreditLineQueries) => line.nextExpiration(),
  show: (next: CreditLineNextDue): CreditLineInstallmentsState => {
    const { installments, externalId } = next
    if (installments.length === 0) return { phase: 'empty' }
    const pay = addresses.payInstallment.to(externalId === undefined ? {} : { externalId })
    return { phase: 'ready', installments, total: creditLineNextDueTotal(next), pay }
  },
}
