/** What a page asks the worker to keep for offline use: files by address, or all of the version that is published. */
export type CacheRequest = readonly string[] | 'everything'

export interface CacheRequestMessage {
  readonly keep: CacheRequest
}

/** Undefined if the message is another one. */
export function readCacheRequest(message: unknown): CacheRequest | undefined {
  const keep: unknown = Object(message)['keep']
  if (keep === 'everything') return keep
  return Array.isArray(keep) ? keep.filter((address) => typeof address === 'string') : undefined
}
