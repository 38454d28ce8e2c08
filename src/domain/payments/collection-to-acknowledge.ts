import type {
  AutomaticInstallmentCollection,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import type { DueItem } from './amount-due'
import type { UnappliedPayment } from './unapplied-payment'

/**
 * Something that the customer has to see before they pay the loan by hand: an automatic collection is
 * announced, or the portal could not find out whether one is. Source: PAY-27.
 */
export type CollectionToAcknowledge =
  | { readonly kind: 'collection'; readonly id: string; readonly collection: AutomaticInstallmentCollection }
  | { readonly kind: 'collections-unknown'; readonly id: string }

/**
 * A payment or automatic collection that the customer has to see before they pay the loan.
 * Source: PAY-20, PAY-27.
 */
export type PaymentToAcknowledge = UnappliedPayment | CollectionToAcknowledge

/**
 * Returns the announced collections of installments that are due, which the customer has to see before they
 * pay by hand. The id of each changes when the lender's data about it changes, so that the customer has to
 * see it again. `collections` is undefined if they could not be read. Source: PAY-27.
 */
export function collectionsToAcknowledge(
  loan: { readonly externalId: string },
  {
    collections,
    due,
  }: {
    readonly collections: readonly AutomaticLoanCollection[] | undefined
    readonly due: readonly DueItem[]
  },
): readonly CollectionToAcknowledge[] {
  if (!collections) return [{ kind: 'collections-unknown', id: 'collections' }]
  return collections.flatMap(({ externalId, next: collection }) => {
    if (externalId !== loan.externalId || !collection || !isDue(collection, due)) return []
    const { collectionId, status, ifPaid } = collection
    return [{ kind: 'collection', id: `${collectionId} ${status} ${ifPaid?.outcome}`, collection }]
  })
}

function isDue({ installmentNumber }: AutomaticInstallmentCollection, due: readonly DueItem[]): boolean {
  return due.some((item) => item.kind === 'month' || item.number === installmentNumber)
}

export function isCollectionToAcknowledge(payment: PaymentToAcknowledge): payment is CollectionToAcknowledge {
  return payment.kind === 'collection' || payment.kind === 'collections-unknown'
}
