/** What a page asks the worker to keep for offline use: files by address, or all of the version that is published. */
export type KeepingWish = readonly string[] | 'everything'

export interface KeepingMessage {
  readonly keep: KeepingWish
}

/** Nothing where the message says something else. */
export function readKeepingWish(message: unknown): KeepingWish | undefined {
  const keep: unknown = Object(message)['keep']
  if (keep === 'everything') return keep
  return Array.isArray(keep) ? keep.filter((address) => typeof address === 'string') : undefined
}
