/** The file types that the lender accepts. Source: GEN-04. */
export type FileKind = 'png' | 'jpeg' | 'pdf'

/** Bytes. Source: GEN-04. */
const largestFile = 10_000_000

/** First and last characters of each file type, as Latin-1 text. */
const signatures: Readonly<Record<FileKind, { readonly first: string; readonly last: string }>> = {
  png: { first: '\u0089PNG\r\n\u001A\n', last: 'IEND\u00AEB`\u0082' },
  jpeg: { first: '\u00FF\u00D8\u00FF', last: '\u00FF\u00D9' },
  pdf: { first: '%PDF-', last: '%%EOF' },
}

const endings: Readonly<Record<FileKind, RegExp>> = { png: /\.png$/i, jpeg: /\.jpe?g$/i, pdf: /\.pdf$/i }

/** Returns the type of a file, found by its content; undefined if the type or the size is not accepted. */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  if (bytes.length > largestFile) return undefined
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const tail = String.fromCharCode(...bytes.subarray(-1024))
  const kinds = ['png', 'jpeg', 'pdf'] as const
  return kinds.find((kind) => head.startsWith(signatures[kind].first) && tail.includes(signatures[kind].last))
}

/** Returns whether the extension of a file's name, such as `.png`, is that of its type. */
export function hasExtensionOf(name: string, kind: FileKind): boolean {
  return endings[kind].test(name)
}
