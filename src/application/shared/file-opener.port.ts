import type { PortalFile } from './file-saver.port'
import { definePort } from './port'

/** Shows a file to the customer. Source: SES-15. */
export interface FileOpener {
  /**
   * Opens the file in a new tab. `blocked`: the browser did not allow a new tab, so the caller saves the
   * file instead.
   */
  open(file: PortalFile): 'opened' | 'blocked'
}
export const FileOpener = definePort<FileOpener>('FileOpener')
