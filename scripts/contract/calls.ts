import type { Call, Contract } from '@/adapters/contract/call'
import { contracts } from '@/adapters/contract/contracts'

export interface CapabilityCall {
  readonly capability: string
  readonly row: Call
}

/** Returns every call of the contract, in the contract's order. */
export function callsInOrder(): readonly CapabilityCall[] {
  return Object.entries<Contract>(contracts).flatMap(([capability, contract]) =>
    Object.values(contract).map((row) => ({ capability, row })),
  )
}
