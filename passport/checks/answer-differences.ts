import type { ApiAnswer, Exchange } from '#passport/transport'
import { fieldOf } from '#passport/check-context'

/**
 * Returns whether an answer means that the server has not finished the first request with the same
 * idempotency key: status 409, with the code OPERATION_IN_PROCESS or without a code.
 */
export function isStillInProcess({ status, json }: Pick<ApiAnswer, 'status' | 'json'>): boolean {
  const code = fieldOf(json, 'code')
  return status === 409 && (code === 'OPERATION_IN_PROCESS' || code === undefined)
}

/**
 * Returns a problem if the requests with one idempotency key got different answers. It ignores the answers
 * that the first request is not finished.
 */
export function findAnswerDifferences(exchanges: readonly Exchange[]): readonly string[] {
  const finalAnswers = exchanges
    .filter(({ answer }) => answer === undefined || !isStillInProcess(answer))
    .map(({ answer }) => JSON.stringify([answer?.status, answer?.json]))
  const differentAnswers = new Set(finalAnswers)
  return differentAnswers.size > 1
    ? [`Las respuestas no son iguales: ${[...differentAnswers].join(' y ')}.`]
    : []
}
