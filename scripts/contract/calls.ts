import type { Call, Contract } from '@/adapters/contract/call'
import { contracts } from '@/adapters/contract/contracts'

export interface NamedCall {
  readonly capability: string
  /** `access.findPeople`. */
  readonly name: string
  readonly row: Call
}

/** Every call, in the order in which the contract lists them. */
export function namedCalls(): readonly NamedCall[] {
  return Object.entries<Contract>(contracts).flatMap(([capability, contract]) =>
    Object.entries(contract).map(([key, row]) => ({ capability, name: `${capability}.${key}`, row })),
  )
}
