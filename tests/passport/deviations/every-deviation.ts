import { cardApiDeviations } from './cards'
import { certificateApiDeviations } from './certificates'
import { automaticCollectionApiDeviations } from './collections'
import { creditApiDeviations } from './credit'
import { httpDeviations } from './http'
import { idempotencyKeyDeviations } from './keys'
import { documentApiDeviations } from './documents'
import { personalDataApiDeviations } from './personal-data'
import { accountProtectionApiDeviations } from './protection'
import { sessionApiDeviations } from './sessions'
import { jsonShapeDeviations } from './shapes'
import { fieldValueDeviations } from './values'
import type { PlantedDeviation } from './planting'

/**
 * Every deviation from the API contract that tests plant in the server. There are at least sixty.
 * Source: CON-04.
 */
export const everyPlantedDeviation: readonly PlantedDeviation[] = [
  ...httpDeviations,
  ...sessionApiDeviations,
  ...idempotencyKeyDeviations,
  ...certificateApiDeviations,
  ...automaticCollectionApiDeviations,
  ...creditApiDeviations,
  ...cardApiDeviations,
  ...documentApiDeviations,
  ...personalDataApiDeviations,
  ...accountProtectionApiDeviations,
  ...jsonShapeDeviations,
  ...fieldValueDeviations,
]
