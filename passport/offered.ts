import type { Call } from '@/adapters/contract/call'
import type { Lab } from './lab'
import { CouldNotRun, notApplicable, type Outcome } from './outcome'
import { isNotOfferedAtAll } from './readings'

/** Runs a check of what a lender may not offer. One that says so, with 501, needs nobody in the profile for it. */
export async function ifOffered(lab: Lab, reading: Call, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (reason) {
    if (reason instanceof CouldNotRun && (await isNotOfferedAtAll(lab, reading)))
      return notApplicable('Respondió 501: no lo ofrece.')
    throw reason
  }
}
