import { apiContracts } from '@/adapters/contract/contracts'
import type { Exchange } from './transport'
import { describeSchemaProblems } from './describe-schema-problems'

const { access, session } = apiContracts

/**
 * Names of the calls that open and renew a session. Most checks send them, so the checks of FORMA-1 alone check
 * their answers.
 */
const sessionCallNames: readonly string[] = [access.logInWithPassword.name, session.refreshToken.name]

/**
 * Returns a sentence in Spanish for each field that the portal could not read in the successful answers to the
 * calls that change data. The checks of FORMA-1 do not see these answers.
 */
export function findWriteAnswerProblems(exchanges: readonly Exchange[]): readonly string[] {
  return [...new Set(exchanges.flatMap(findProblems))]
}

function findProblems({ call, method, answer }: Exchange): readonly string[] {
  if (method !== call.method || call.method === 'GET' || typeof call.answer === 'string') return []
  if (answer === undefined || answer.status >= 300 || sessionCallNames.includes(call.name)) return []
  if (call.mayBeAbsent === true && answer.status === 204) return []
  return describeSchemaProblems(call.answer, answer.json).map((problem) => `${call.name}: ${problem}`)
}
