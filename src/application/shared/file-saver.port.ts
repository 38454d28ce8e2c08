import { definePort } from './port'

/** The content of a file (such as a PDF), from the lender or made on this device. */
export interface PortalFile {
  readonly blob: Blob
  readonly contentType: string
}

/** Downloads a file to the device. Source: SES-15, PAY-08. */
export interface FileSaver {
  /** Downloads the file and saves it on the device under the given name. */
  download(file: PortalFile, name: string): void
}
export const FileSaver = definePort<FileSaver>('FileSaver')
