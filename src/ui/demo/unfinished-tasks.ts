import { fromBase64Url, toBase64Url } from '@/adapters/fake/shared/base64url'
import type { UnfinishedTaskStorage, UnsentDraft } from './demo-storage'

/** Maximum number of characters of the unfinished tasks in a link. */
const maxEncodedCharacters = 16_000

/**
 * The customer's unfinished tasks on this device, such as a payment with an unknown outcome or a refinancing,
 * encoded for a link. Source: DEM-03.
 */
export interface EncodedUnfinishedTasks {
  /**
   * The unfinished tasks as a text for a link; undefined if there are no tasks, or if the text is too long
   * for a link.
   */
  readonly encoded: string | undefined
  readonly isTooLong: boolean
  readonly omittedDrafts: readonly UnsentDraft[]
}

export function encodeUnfinishedTasks(storage: UnfinishedTaskStorage): EncodedUnfinishedTasks {
  const tasks = storage.exportTasks()
  const encoded = tasks === undefined ? undefined : toBase64Url(tasks)
  const isTooLong = encoded !== undefined && encoded.length > maxEncodedCharacters
  return {
    encoded: isTooLong ? undefined : encoded,
    isTooLong,
    omittedDrafts: storage.listUnsentDrafts(),
  }
}

/**
 * Stores the unfinished tasks that a link carries, as if the signed-in customer had begun them on this device.
 * Tasks that cannot be read from the link are left out.
 */
export function restoreUnfinishedTasks(encoded: string, storage: UnfinishedTaskStorage): void {
  const tasks = fromBase64Url(encoded)
  if (tasks !== undefined) storage.importTasks(tasks)
}
