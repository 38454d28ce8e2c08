import type { FileOpener } from '@/application/shared/file-opener.port'
import type { PortalFile } from '@/application/shared/file-saver.port'

/**
 * In-memory service that opens files in a new tab. It records the opened files, or blocks them as a
 * browser may.
 */
export class MemoryFileOpener implements FileOpener {
  readonly openedFiles: PortalFile[] = []
  outcome: 'opened' | 'blocked' = 'opened'

  open(file: PortalFile): 'opened' | 'blocked' {
    if (this.outcome === 'opened') this.openedFiles.push(file)
    return this.outcome
  }
}
