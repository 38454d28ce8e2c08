import { definePort } from './port'

/** The content of a document from the server. */
export interface PortalFile {
  readonly bytes: Blob
  readonly contentType: string
}

/** Downloads a document. Source: SES-15, PAY-08. */
export interface FileSaver {
  /** Downloads the file and saves it on the device under that name. */
  download(file: PortalFile, name: string): void
}
export const FileSaver = definePort<FileSaver>('FileSaver')
