import type { PortalFile } from './file-saver.port'

/** Shows a document to the customer. Source: SES-15. */
export interface FileOpener {
  /** Opens it in a new tab by its content type. `blocked`: the browser allowed no new tab, so save it instead. */
  open(file: PortalFile): 'opened' | 'blocked'
}
export const FileOpener = Symbol('FileOpener')
