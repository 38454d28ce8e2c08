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
