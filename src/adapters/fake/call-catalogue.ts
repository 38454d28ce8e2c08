import type { ApiCall, ApiContract } from '@/adapters/contract/call'
import { refusalCodesOfAnyCall } from '@/adapters/contract/refusals'
import { apiContractNames, apiContracts } from '@/adapters/contract/contracts'
import { isCallName, type CallName } from './call-name'

/** An API call as the demo's panel lists it: with the error codes with which the lender may refuse it. */
interface DemoPanelApiCall {
  readonly name: CallName
  readonly contract: string
  /** Purpose of the API call in Spanish, for the person who prepares a demo. */
  readonly summary: string
  readonly refusalCodes: readonly { readonly code: string; readonly meaning: string }[]
}

/**
 * Every API call whose next answer can be set in the demo's panel, grouped by API contract. Source: DEM-03.
 */
export const demoPanelApiCalls: readonly DemoPanelApiCall[] = apiContractNames.flatMap((contract) => {
  const calls: ApiContract = apiContracts[contract]
  return Object.values(calls).flatMap((call) =>
    isCallName(call.name)
      ? [{ name: call.name, contract, summary: call.summary, refusalCodes: refusalCodesOf(call) }]
      : [],
  )
})

function refusalCodesOf({ refusals = {} }: ApiCall): DemoPanelApiCall['refusalCodes'] {
  return Object.entries({ ...refusals, ...refusalCodesOfAnyCall }).map(([code, meaning]) => ({
    code,
    meaning,
  }))
}
