import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import { createAnswerBodyDeviation, type JsonObject } from './deviation-builders'

const { support } = apiContracts

export const personalDataDeviationCases: readonly DeviationCase[] = [
  {
    name: 'the reply to a request for personal data takes a month',
    nameInScenarios: 'responde los datos en un mes',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(support.sendClaim, (each: JsonObject) => ({
      ...each,
      answerBy: dayInOneMonth(),
    })),
  },
  {
    name: 'a request for personal data gets no case number',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(
      support.sendClaim,
      ({ caseNumber: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'the list of claims lacks a request for personal data',
    checkName: 'DATOS-1',
    createDeviation: createAnswerBodyDeviation(support.listClaims, () => []),
  },
]

function dayInOneMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
}
