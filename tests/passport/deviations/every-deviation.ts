import { plantedCardDeviations } from './cards'
import { plantedCertificateDeviations } from './certificates'
import { plantedAutomaticCollectionDeviations } from './collections'
import { plantedCreditDeviations } from './credit'
import { httpDeviations } from './http'
import { idempotencyKeyDeviations } from './keys'
import { plantedDocumentDeviations } from './documents'
import { plantedPersonalDataDeviations } from './personal-data'
import { plantedAccountProtectionDeviations } from './protection'
import { plantedSessionDeviations } from './sessions'
import { jsonShapeDeviations } from './shapes'
import { fieldValueDeviations } from './values'
import type { PlantedDeviation } from './planting'

/**
 * Every deviation from the API contract that tests plant in the server. There are at least sixty.
 * Source: CON-04.
 */
export const everyPlantedDeviation: readonly PlantedDeviation[] = [
  ...httpDeviations,
  ...plantedSessionDeviations,
  ...idempotencyKeyDeviations,
  ...plantedCertificateDeviations,
  ...plantedAutomaticCollectionDeviations,
  ...plantedCreditDeviations,
  ...plantedCardDeviations,
  ...plantedDocumentDeviations,
  ...plantedPersonalDataDeviations,
  ...plantedAccountProtectionDeviations,
  ...jsonShapeDeviations,
  ...fieldValueDeviations,
]
