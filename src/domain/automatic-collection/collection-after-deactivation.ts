import type { AutomaticInstallmentCollection, AutomaticLoanCollection } from './automatic-collection'

/**
 * Returns the announced automatic collection that the lender still makes, or may still make, although the
 * customer turns off the automatic collection of the loan. Undefined if no collection is announced or the
 * lender says that turning it off stops the announced one. Source: COL-03.
 */
export function collectionAfterDeactivation(
  collection: Pick<AutomaticLoanCollection, 'next'> | undefined,
): AutomaticInstallmentCollection | undefined {
  const next = collection?.next
  return next?.ifDeactivated === 'stopped' ? undefined : next
}
