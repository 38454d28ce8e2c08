import type { Answer } from '#passport/exchange'

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** Whether the content begins as a file of that type does. */
export function isFileOfType(type: string, { bytes }: Pick<Answer, 'bytes'>): boolean {
  return (beginnings[type] ?? []).every((byte, index) => bytes[index] === byte) && bytes.length > 0
}

/** The content type that an answer says, without its parameters. */
export function typeSaidBy({ headers }: Pick<Answer, 'headers'>): string {
  return headers.get('Content-Type')?.split(';')[0] ?? ''
}
