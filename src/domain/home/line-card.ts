import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'

/** What home says of the revolving line. */
export type LineCard =
  | { readonly kind: 'line'; readonly remaining: Cents }
  | { readonly kind: 'disabled' }
  /** No line yet: up to this amount is offered. */
  | { readonly kind: 'offer'; readonly maxOffered: Cents }

/** The card of the line; none for a customer with neither line nor offer. Source: HOM-05. */
export function lineCard({ revolvingLine }: Pick<AccountStatus, 'revolvingLine'>): LineCard | undefined {
  if (!revolvingLine) return undefined
  const { maxAmount, remainingAmount, enabled, campaignMaxAmount } = revolvingLine
  if (maxAmount > 0) return enabled ? { kind: 'line', remaining: remainingAmount } : { kind: 'disabled' }
  if (campaignMaxAmount === undefined || campaignMaxAmount === 0) return undefined
  return { kind: 'offer', maxOffered: campaignMaxAmount }
}
