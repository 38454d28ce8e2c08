import { codeChecksum } from '@/domain/qr-payment/code-checksum'

/** Fields by their tags, in the order in which they are to stand. */
export type EmvFields = readonly (readonly [tag: string, content: string])[]

/** The text of an interoperable QR (EMV): its version, those fields and its checksum. */
export function emvText(fields: EmvFields): string {
  const covered = `${emvTemplate([['00', '01'], ...fields])}6304`
  return `${covered}${codeChecksum(covered)}`
}

/** Fields within a field. */
export function emvTemplate(fields: EmvFields): string {
  return fields
    .map(([tag, content]) => `${tag}${String([...content].length).padStart(2, '0')}${content}`)
    .join('')
}
