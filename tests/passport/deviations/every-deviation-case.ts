import { cardDeviationCases } from './cards'
import { certificateDeviationCases } from './certificates'
import { automaticCollectionDeviationCases } from './automatic-collections'
import { creditDeviationCases } from './credit'
import { httpDeviationCases } from './http'
import { idempotencyKeyDeviationCases } from './idempotency-keys'
import { documentDeviationCases } from './documents'
import { personalDataDeviationCases } from './personal-data'
import { accountProtectionDeviationCases } from './account-protection'
import { refinancingDeviationCases } from './refinancing'
import { sessionDeviationCases } from './sessions'
import { answerShapeDeviationCases } from './answer-shapes'
import { fieldValueDeviationCases } from './field-values'
import type { DeviationCase } from './deviation-case'

/** Every deviation from the API contract that the tests use. There are at least sixty. Source: CON-04. */
export const everyDeviationCase: readonly DeviationCase[] = [
  ...httpDeviationCases,
  ...sessionDeviationCases,
  ...idempotencyKeyDeviationCases,
  ...certificateDeviationCases,
  ...automaticCollectionDeviationCases,
  ...creditDeviationCases,
  ...refinancingDeviationCases,
  ...cardDeviationCases,
  ...documentDeviationCases,
  ...personalDataDeviationCases,
  ...accountProtectionDeviationCases,
  ...answerShapeDeviationCases,
  ...fieldValueDeviationCases,
]
