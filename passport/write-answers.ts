import type { Exchange } from './transport'
import { describeSchemaProblems } from './describe-schema-problems'

/**
 * Returns a sentence in Spanish for each field that the portal could not read in the successful answers to the
 * calls that change data. The checks of the answers of read-only calls do not see these answers.
 */
export function findWriteAnswerProblems(exchanges: readonly Exchange[]): readonly string[] {
  return [...new Set(exchanges.flatMap(findProblems))]
}

function findProblems({ call, method, answer }: Exchange): readonly string[] {
  if (method !== call.method || call.method === 'GET' || typeof call.answer === 'string') return []
  if (answer === undefined || answer.status >= 300) return []
  if (call.mayBeAbsent === true && answer.status === 204) return []
  return describeSchemaProblems(call.answer, answer.json).map((problem) => `${call.name}: ${problem}`)
}
