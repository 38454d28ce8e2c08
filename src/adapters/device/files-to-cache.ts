/**
 * What a page asks the service worker to store for offline use: a list of addresses, or all files of the
 * published version.
 */
export type FilesToCache = readonly string[] | 'everything'

export interface FilesToCacheMessage {
  readonly keep: FilesToCache
}

/**
 * Returns what a message from a page asks the service worker to store; undefined if the message asks for
 * something else.
 */
export function parseFilesToCacheMessage(message: unknown): FilesToCache | undefined {
  const keep: unknown = Object(message)['keep']
  if (keep === 'everything') return keep
  return Array.isArray(keep) ? keep.filter((address) => typeof address === 'string') : undefined
}
