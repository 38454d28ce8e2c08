import type { Exchange } from '#passport/exchange'
import { field } from '#passport/lab'

/**
 * Returns the differences between the answers to one key. A 409 without a code says that the first request is
 * not finished.
 */
export function differences(exchanges: readonly Exchange[]): readonly string[] {
  const said = exchanges
    .map(({ answer }) => ({ status: answer?.status, json: answer?.json }))
    .filter(({ status, json }) => !(status === 409 && field(json, 'code') === undefined))
    .map(({ status, json }) => JSON.stringify([status, json]))
  return new Set(said).size > 1 ? [`Las respuestas no son iguales: ${[...new Set(said)].join(' y ')}.`] : []
}
