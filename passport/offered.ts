import type { ApiCall } from '@/adapters/contract/call'
import type { Lab } from './lab'
import { CouldNotRun, notApplicable, type Outcome } from './outcome'
import { isNotOfferedAtAll } from './readings'

/**
 * Runs a check of a call that a lender may not offer. If the lender says so, with 501, the profile needs no
 * customer for it.
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
