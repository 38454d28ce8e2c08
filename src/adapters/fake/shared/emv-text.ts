import { codeChecksum } from '@/domain/qr-payment/code-checksum'

/** Fields with their tags, in output order. */
export type EmvFields = readonly (readonly [tag: string, content: string])[]

/** Returns the text of an interoperable QR code (EMV): version, the given fields and checksum. */
export function emvText(fields: EmvFields): string {
  const covered = `${emvTemplate([['00', '01'], ...fields])}6304`
  return `${covered}${codeChecksum(covered)}`
}

/** Returns fields nested in a field. */
export function emvTemplate(fields: EmvFields): string {
  return fields
    .map(([tag, content]) => `${tag}${String([...content].length).padStart(2, '0')}${content}`)
    .join('')
}
