import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'

export interface ContractCallWithCapability {
  readonly capability: string
  readonly call: ApiCall
}

/** Returns every call of the API contract, in the order of the contract. */
export function allContractCalls(): readonly ContractCallWithCapability[] {
  return Object.entries<ApiContract>(apiContracts).flatMap(([capability, contract]) =>
    Object.values(contract).map((call) => ({ capability, call })),
  )
}
