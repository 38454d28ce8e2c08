import { cardsDeviations } from './cards'
import { certificatesDeviations } from './certificates'
import { collectionsDeviations } from './collections'
import { creditDeviations } from './credit'
import { httpDeviations } from './http'
import { idempotencyKeyDeviations } from './keys'
import { documentsDeviations } from './documents'
import { personalDataDeviations } from './personal-data'
import { accountProtectionDeviations } from './protection'
import { sessionsDeviations } from './sessions'
import { jsonShapeDeviations } from './shapes'
import { fieldValueDeviations } from './values'
import type { PlantedDeviation } from './planting'

/**
 * Every deviation from the API contract that tests plant in the server. There are at least sixty.
 * Source: CON-04.
 */
export const everyPlantedDeviation: readonly PlantedDeviation[] = [
  ...httpDeviations,
  ...sessionsDeviations,
  ...idempotencyKeyDeviations,
  ...certificatesDeviations,
  ...collectionsDeviations,
  ...creditDeviations,
  ...cardsDeviations,
  ...documentsDeviations,
  ...personalDataDeviations,
  ...accountProtectionDeviations,
  ...jsonShapeDeviations,
  ...fieldValueDeviations,
]
