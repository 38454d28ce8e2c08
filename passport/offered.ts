import type { ApiCall } from '@/adapters/contract/call'
import type { Lab } from './lab'
import { CouldNotRun, notApplicable, type Outcome } from './outcome'
import { isNotOfferedAtAll } from './readings'

/**
 * Runs a check of an API call that a lender may leave out. If a test customer is missing but the lender
 * answers the call with 501, the check is not applicable.
 */
export async function ifOffered(lab: Lab, reading: ApiCall, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (reason) {
    if (reason instanceof CouldNotRun && (await isNotOfferedAtAll(lab, reading)))
      return notApplicable('Respondió 501: no lo ofrece.')
    throw reason
  }
}
