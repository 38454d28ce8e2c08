import { apiContracts } from '@/adapters/contract/contracts'
import { type JsonObject, type PlantedDeviation, createAnswerBodyDeviation } from './planting'

const { support } = apiContracts

export const plantedPersonalDataDeviations: readonly PlantedDeviation[] = [
  {
    name: 'personal data that are answered in a month',
    nameInScenarios: 'responde los datos en un mes',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(support.sendClaim, (each: JsonObject) => ({
      ...each,
      answerBy: dayInOneMonth(),
    })),
  },
  {
    name: 'a request for personal data without its number',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(
      support.sendClaim,
      ({ caseNumber: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'a request for personal data that no list has',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(support.listClaims, () => []),
  },
]

function dayInOneMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
}
