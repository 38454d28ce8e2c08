import { cardsDeviations } from './cards'
import { certificatesDeviations } from './certificates'
import { collectionsDeviations } from './collections'
import { creditDeviations } from './credit'
import { httpDeviations } from './http'
import { keysDeviations } from './keys'
import { documentsDeviations } from './documents'
import { personalDataDeviations } from './personal-data'
import { protectionDeviations } from './protection'
import { sessionsDeviations } from './sessions'
import { shapesDeviations } from './shapes'
import { valuesDeviations } from './values'
import type { PlantedDeviation } from './planting'

/** Every deviation from the contract that tests plant in the server, at least sixty. Source: CON-04. */
export const everyDeviation: readonly PlantedDeviation[] = [
  ...httpDeviations,
  ...sessionsDeviations,
  ...keysDeviations,
  ...certificatesDeviations,
  ...collectionsDeviations,
  ...creditDeviations,
  ...cardsDeviations,
  ...documentsDeviations,
  ...personalDataDeviations,
  ...protectionDeviations,
  ...shapesDeviations,
  ...valuesDeviations,
]
