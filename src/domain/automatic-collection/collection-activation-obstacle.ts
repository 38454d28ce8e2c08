import type { AutomaticLoanCollection } from './automatic-collection'

/** Why the customer cannot activate the automatic collection of a loan. Source: COL-01. */
export type CollectionActivationObstacle = 'already-active' | 'nothing-to-collect'

/**
 * Returns why the customer cannot activate the automatic collection of a loan; undefined if they can.
 * Source: COL-01.
 */
export function collectionActivationObstacle({
  activeAgreement,
  installmentsToCollect,
}: Pick<AutomaticLoanCollection, 'activeAgreement' | 'installmentsToCollect'>):
  | CollectionActivationObstacle
  | undefined {
  if (activeAgreement) return 'already-active'
  return installmentsToCollect.length === 0 ? 'nothing-to-collect' : undefined
}
