import type { Exchange } from '#passport/transport'
import { fieldOf } from '#passport/check-context'

/**
 * Returns a problem if the requests with one idempotency key got different answers. It ignores a 409 without
 * an error code: that answer means that the server has not finished the first request.
 */
export function findAnswerDifferences(exchanges: readonly Exchange[]): readonly string[] {
  const finalAnswers = exchanges
    .map(({ answer }) => ({ status: answer?.status, json: answer?.json }))
    .filter(({ status, json }) => !(status === 409 && fieldOf(json, 'code') === undefined))
    .map(({ status, json }) => JSON.stringify([status, json]))
  const differentAnswers = new Set(finalAnswers)
  return differentAnswers.size > 1
    ? [`Las respuestas no son iguales: ${[...differentAnswers].join(' y ')}.`]
    : []
}
