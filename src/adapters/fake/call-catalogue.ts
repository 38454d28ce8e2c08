import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { commonRefusals } from '@/adapters/contract/refusals'
import { contractNames, apiContracts } from '@/adapters/contract/contracts'
import { isCallName, type CallName } from './call-name'

/** A call with the error codes by which the lender may refuse it. */
export interface CataloguedCall {
  readonly name: CallName
  readonly capability: string
  /** What the call is for, in Spanish, for the person who prepares a demo. */
  readonly summary: string
  readonly codes: readonly { readonly code: string; readonly meaning: string }[]
}

/** Every call whose next answer can be set in the demo, by capability. Source: DEM-03. */
export const callCatalogue: readonly CataloguedCall[] = contractNames.flatMap((capability) => {
  const rows: ApiContract = apiContracts[capability]
  return Object.values(rows).flatMap((row) =>
    isCallName(row.name) ? [{ name: row.name, capability, summary: row.summary, codes: codesOf(row) }] : [],
  )
})

function codesOf({ refusals = {} }: ApiCall): CataloguedCall['codes'] {
  return Object.entries({ ...refusals, ...commonRefusals }).map(([code, meaning]) => ({ code, meaning }))
}
