import type {
  AutomaticInstallmentCollection,
  AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import type { CreditLineMonthItem } from './amount-due'
import type { UnappliedPayment } from './unapplied-payment'

/**
 * Information that the customer has to see before they pay the loan by hand: the lender has announced an
 * automatic collection, or the portal could not find out whether it has. Source: PAY-27.
 */
export type CollectionToAcknowledge =
  | { readonly kind: 'collection'; readonly id: string; readonly collection: AutomaticInstallmentCollection }
  | { readonly kind: 'collections-unknown'; readonly id: string }

/** What the customer is about to pay: an installment, by its number, or a month of the credit line. */
export type InstallmentOrMonth =
  | { readonly kind: 'installment'; readonly number: number }
  | Pick<CreditLineMonthItem, 'kind'>

/**
 * An earlier payment, or information about an automatic collection, that the customer has to see before they
 * pay the loan. Source: PAY-20, PAY-27.
 */
export type PaymentOrCollectionToAcknowledge = UnappliedPayment | CollectionToAcknowledge

/**
 * Returns the announced automatic collections of the installments that the customer is about to pay. They
 * have to see these before they pay by hand. The id in the result contains the collection's status and what
 * happens to the collection if the customer pays by hand. When one of these changes, the id changes, and the
 * customer has to see the collection again. `automaticCollections` is undefined if the portal could not read them; the
 * result is then one item of kind `collections-unknown`. Source: PAY-27.
 */
export function collectionsToAcknowledge(
  loan: { readonly externalId: string },
  {
    automaticCollections,
    dueItems,
  }: {
    readonly automaticCollections: readonly AutomaticLoanCollection[] | undefined
    readonly dueItems: readonly InstallmentOrMonth[]
  },
): readonly CollectionToAcknowledge[] {
  if (!automaticCollections) return [{ kind: 'collections-unknown', id: 'collections' }]
  return automaticCollections.flatMap(({ loanExternalId, next: collection }) => {
    if (loanExternalId !== loan.externalId || !collection || !isForItemToPay(collection, dueItems)) return []
    const { collectionId, status, ifPaidByHand } = collection
    return [{ kind: 'collection', id: `${collectionId} ${status} ${ifPaidByHand?.outcome}`, collection }]
  })
}

function isForItemToPay(
  { installmentNumber }: AutomaticInstallmentCollection,
  due: readonly InstallmentOrMonth[],
): boolean {
  return due.some((item) => item.kind === 'month' || item.number === installmentNumber)
}

export function isCollectionToAcknowledge(
  payment: PaymentOrCollectionToAcknowledge,
): payment is CollectionToAcknowledge {
  return payment.kind === 'collection' || payment.kind === 'collections-unknown'
}
