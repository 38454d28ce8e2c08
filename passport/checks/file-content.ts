import type { ApiAnswer } from '#passport/transport'

/** The bytes with which every file of a content type begins. */
const firstBytesByContentType: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/**
 * Returns whether the content of an answer begins with the bytes that its content type requires. A content
 * type that is not in the table requires only that the content is not empty.
 */
export function hasContentOfType(contentType: string, { bytes }: Pick<ApiAnswer, 'bytes'>): boolean {
  return (
    (firstBytesByContentType[contentType] ?? []).every((byte, index) => bytes[index] === byte) &&
    bytes.length > 0
  )
}

/** Returns the content type in the header of an answer, without its parameters; empty without the header. */
export function contentTypeOf({ headers }: Pick<ApiAnswer, 'headers'>): string {
  return headers.get('Content-Type')?.split(';')[0] ?? ''
}
