/** The types of uploaded files that the lender accepts. Source: GEN-04. */
type AcceptedFileType = 'png' | 'jpeg' | 'pdf'

/** Maximum size of an uploaded file, in bytes. Source: GEN-04. */
const maxFileBytes = 10_000_000

/** First and last characters of each file type, as Latin-1 text. */
const fileSignatures: Readonly<Record<AcceptedFileType, { readonly first: string; readonly last: string }>> =
  {
    png: { first: '\u0089PNG\r\n\u001A\n', last: 'IEND\u00AEB`\u0082' },
    jpeg: { first: '\u00FF\u00D8\u00FF', last: '\u00FF\u00D9' },
    pdf: { first: '%PDF-', last: '%%EOF' },
  }

const fileNamePatterns: Readonly<Record<AcceptedFileType, RegExp>> = {
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
  pdf: /\.pdf$/i,
}

/**
 * Detects the type of an uploaded file from its bytes; undefined if the lender does not accept that type or
 * the size of the file.
 */
export function detectAcceptedFileType(bytes: Uint8Array): AcceptedFileType | undefined {
  if (bytes.length > maxFileBytes) return undefined
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const tail = String.fromCharCode(...bytes.subarray(-1024))
  const kinds = ['png', 'jpeg', 'pdf'] as const
  return kinds.find(
    (kind) => head.startsWith(fileSignatures[kind].first) && tail.includes(fileSignatures[kind].last),
  )
}

/** Returns whether a file name has the right extension for the given file type, such as `.png`. */
export function hasMatchingExtension(name: string, kind: AcceptedFileType): boolean {
  return fileNamePatterns[kind].test(name)
}
