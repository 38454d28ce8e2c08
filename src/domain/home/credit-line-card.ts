import { offeredCreditLineAmount } from '@/domain/revolving-line/credit-line-offer'
import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'

/** What the home screen shows about the customer's credit line (the revolving line). */
export type HomeCreditLineInfo =
  | { readonly kind: 'line'; readonly remaining: Cents }
  /**
   * What is shown to a customer in debt, who cannot use what is left of the credit line (`remaining`) until
   * they have paid the debt.
   */
  | { readonly kind: 'paused'; readonly remaining: Cents }
  | { readonly kind: 'disabled' }
  /**
   * What is shown to a customer who has no credit line yet, if the lender offers them one with a limit of up
   * to `maxOffered`.
   */
  | { readonly kind: 'offer'; readonly maxOffered: Cents }

/**
 * Returns what the home screen shows about the credit line; undefined for a customer who has no credit line
 * and is offered none. Source: HOM-05, REV-07.
 */
export function homeCreditLineInfo({
  revolvingLine,
  isUpToDate,
}: Pick<AccountStatus, 'revolvingLine' | 'isUpToDate'>): HomeCreditLineInfo | undefined {
  if (!revolvingLine) return undefined
  const { maxAmount, remainingAmount, enabled } = revolvingLine
  if (maxAmount > 0 && !enabled) return { kind: 'disabled' }
  if (maxAmount > 0) return { kind: isUpToDate ? 'line' : 'paused', remaining: remainingAmount }
  const maxOffered = offeredCreditLineAmount(revolvingLine)
  return maxOffered === undefined ? undefined : { kind: 'offer', maxOffered }
}
