import type { Check } from '#passport/check'
import { certificateChecks } from './certificates'
import { chargeChecks } from './charges'
import { claimChecks } from './claims'
import { collectionChecks } from './collections'
import { consistencyChecks } from './consistency'
import { httpChecks } from './http'
import { limitChecks } from './limits'
import { personalDataChecks } from './personal-data'
import { protectionChecks } from './protection'
import { sessionChecks } from './sessions'
import { fileChecks, shapeChecks } from './shapes'

/** Every check, in the order in which they run: what changes data comes late, what uses up a limit last. */
export const everyCheck: readonly Check[] = [
  ...httpChecks,
  ...sessionChecks,
  ...shapeChecks,
  ...fileChecks,
  ...consistencyChecks,
  ...certificateChecks,
  ...chargeChecks,
  ...claimChecks,
  ...collectionChecks,
  ...personalDataChecks,
  ...protectionChecks,
  ...limitChecks,
]
