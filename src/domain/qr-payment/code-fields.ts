/** The fields of a QR code: the content of each, by the field's two-digit tag. */
export type QrCodeFields = ReadonlyMap<string, string>

/**
 * Parses the fields of a QR code's text. Each field is two digits of tag, two digits of length in
 * characters, then the content. Undefined if the text has anything else, a content is empty or cut off,
 * or a tag appears twice. Source: EMV QRCPS-MPM 3, QRP-02.
 */
export function parseQrCodeFields(text: string): QrCodeFields | undefined {
  // Split by character, because one character may take two UTF-16 units.
  const characters = [...text]
  const fields = new Map<string, string>()
  let position = 0
  while (position < characters.length) {
    const head = characters.slice(position, position + 4).join('')
    if (!/^[0-9]{4}$/.test(head)) return undefined
    const [tag, length] = [head.slice(0, 2), Number(head.slice(2))]
    const content = characters.slice(position + 4, position + 4 + length)
    if (length === 0 || content.length < length || fields.has(tag)) return undefined
    fields.set(tag, content.join(''))
    position += 4 + length
  }
  return fields
}
