/** A document that the server gave, as bytes. */
export interface PortalFile {
  readonly bytes: Blob
  readonly contentType: string
}

/** Hands a document to the customer. Source: SES-15, PAY-08. */
export interface FileSaver {
  /** Saves it under that name. */
  download(file: PortalFile, name: string): void
}
export const FileSaver = Symbol('FileSaver')
