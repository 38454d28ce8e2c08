import type { GatewayFailure } from './gateway-failure'
import type { SkippedItems } from './skipped-items'

/**
 * Returns the failure to report if an item is not found in a list of which some items could not be read: the
 * item may be one of those. Undefined if every item of the list could be read, so that an item that is not
 * found does not exist. `callName`: the name of the API call that returned the list. Source: GEN-10.
 */
export function incompleteListFailure(
  { lists }: Pick<SkippedItems, 'lists'>,
  callName: string,
): GatewayFailure | undefined {
  return [...lists.values()].includes(callName) ? { kind: 'unreadable', reference: callName } : undefined
}

/**
 * Returns whether a request failed because the list that the named API call returns could not be read, at all or
 * completely. An item that was in the list before may then be gone, such as a loan that was paid. Source: GEN-10.
 */
export function isUnreadableList(failure: { readonly kind: string }, callName: string): boolean {
  return failure.kind === 'unreadable' && 'reference' in failure && failure.reference === callName
}
