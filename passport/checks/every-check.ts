import type { Check } from '#passport/check'
import { announcedCollectionChecks } from './announced-collections'
import { cancellationChecks } from './cancellations'
import { cardChecks } from './cards'
import { certificateChecks } from './certificates'
import { chargeChecks } from './charges'
import { claimChecks } from './claims'
import { collectionChecks } from './collections'
import { consistencyChecks } from './consistency'
import { httpChecks } from './http'
import { limitChecks } from './limits'
import { creditLineChecks } from './credit-line'
import { personalDataChecks } from './personal-data'
import { protectionChecks } from './protection'
import { refinancingChecks } from './refinancing'
import { sessionChecks } from './sessions'
import { fileChecks, shapeChecks } from './shapes'
import { shopChecks } from './shops'
import { uploadChecks } from './uploads'

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
  ...announcedCollectionChecks,
  ...creditLineChecks,
  ...shopChecks,
  ...refinancingChecks,
  ...cardChecks,
  ...cancellationChecks,
  ...uploadChecks,
  ...personalDataChecks,
  ...protectionChecks,
  ...limitChecks,
]
