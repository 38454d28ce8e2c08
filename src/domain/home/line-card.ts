import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'

/** What home says of the revolving line. */
export type LineCard =
  | { readonly kind: 'line'; readonly remaining: Cents }
  /** In debt: what is left cannot be used until the customer is up to date. */
  | { readonly kind: 'paused'; readonly remaining: Cents }
  | { readonly kind: 'disabled' }
  /** No line yet: up to this amount is offered. */
  | { readonly kind: 'offer'; readonly maxOffered: Cents }

/** The card of the line; none for a customer with neither line nor offer. Source: HOM-05, REV-07. */
export function lineCard({
  revolvingLine,
  isUpToDate,
}: Pick<AccountStatus, 'revolvingLine' | 'isUpToDate'>): LineCard | undefined {
  if (!revolvingLine) return undefined
  const { maxAmount, remainingAmount, enabled, campaignMaxAmount } = revolvingLine
  if (maxAmount > 0 && !enabled) return { kind: 'disabled' }
  if (maxAmount > 0) return { kind: isUpToDate ? 'line' : 'paused', remaining: remainingAmount }
  if (campaignMaxAmount === undefined || campaignMaxAmount === 0) return undefined
  return { kind: 'offer', maxOffered: campaignMaxAmount }
}
