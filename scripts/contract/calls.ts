import type { Call, Contract } from '@/adapters/contract/call'
import { contracts } from '@/adapters/contract/contracts'

export interface CapabilityCall {
  readonly capability: string
  readonly row: Call
}

/** Every call, in the order in which the contract lists them. */
export function everyCall(): readonly CapabilityCall[] {
  return Object.entries<Contract>(contracts).flatMap(([capability, contract]) =>
    Object.values(contract).map((row) => ({ capability, row })),
  )
}
