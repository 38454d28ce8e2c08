/** The fields of an EMV QR code in the order in which they are written, each with its tag. */
type EmvFields = readonly (readonly [tag: string, content: string])[]

/** Returns the text of an interoperable QR code (EMV): version, the given fields and checksum. */
export function createEmvQrText(fields: EmvFields): string {
  const covered = `${encodeEmvFields([['00', '01'], ...fields])}6304`
  return `${covered}${checksum(covered)}`
}

/** Encodes fields of a QR code as one text. That text can be the content of another field. */
export function encodeEmvFields(fields: EmvFields): string {
  return fields
    .map(([tag, content]) => `${tag}${String([...content].length).padStart(2, '0')}${content}`)
    .join('')
}

/**
 * Returns the fields in the text of an EMV QR code, or in a field that contains other fields; undefined if
 * the text does not consist of fields.
 */
export function parseEmvFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>()
  let rest = [...text]
  while (rest.length > 0) {
    const head = rest.slice(0, 4).join('')
    const content = rest.slice(4, 4 + Number(head.slice(2)))
    const isField = /^\d{4}$/.test(head) && content.length > 0 && content.length === Number(head.slice(2))
    if (!isField || fields.has(head.slice(0, 2))) return undefined
    fields.set(head.slice(0, 2), content.join(''))
    rest = rest.slice(4 + content.length)
  }
  return fields
}

/** Returns the checksum of a code: CRC-16 of its UTF-8 bytes in hexadecimal digits. Source: EMV QRCPS-MPM. */
function checksum(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number))
  const crc = bits.reduce((value, bit) => {
    const shifted = (value * 2) % 65_536
    return value >> 15 === bit ? shifted : shifted ^ 0x1021
  }, 0xffff)
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
