import type { DueLine } from '@/domain/payments/amount-due'
import type { RecentCharge } from '@/domain/payments/recent-charge'
import type { Cents } from '@/domain/shared/money'
import type { Debt } from '@/application/payments/payment.port'

/** What is about to be paid. */
export interface PaymentOffer {
  readonly debt: Debt
  readonly seen: readonly DueLine[]
  readonly amount: Cents
  /** The charge that she knows of and pays beside. */
  readonly beside?: RecentCharge | undefined
}

/** What a way of paying says of the payment that it sends; a message says why nothing was sent. */
export type PaymentReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'not-sent'; readonly message: string }
