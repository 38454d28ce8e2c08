import type { Exchange } from '#passport/exchange'
import { field } from '#passport/lab'

/** What the answers to the same key differ in. A 409 without a code says that the first one is not over yet. */
export function differences(exchanges: readonly Exchange[]): readonly string[] {
  const said = exchanges
    .map(({ answer }) => ({ status: answer?.status, json: answer?.json }))
    .filter(({ status, json }) => !(status === 409 && field(json, 'code') === undefined))
    .map(({ status, json }) => JSON.stringify([status, json]))
  return new Set(said).size > 1 ? [`Las respuestas no son iguales: ${[...new Set(said)].join(' y ')}.`] : []
}
