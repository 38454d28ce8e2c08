import { failure, success, type Result } from './result'

/** What an upload may be, told by its first bytes and not by its name. Source: GEN-04. */
export type UploadKind = 'png' | 'jpeg' | 'pdf'

/** Why a file is refused. Source: GEN-04. */
export type UploadProblem = 'empty' | 'too-large' | 'not-accepted' | 'unreadable'

/** A file that may be sent: its name ends as its content says. */
export interface Upload {
  readonly kind: UploadKind
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Bytes. Photos of phones weigh up to 8 MB, and 10 MB arrive within the 80 seconds that a call may take
 * over a line of 1 Mbit/s. Source: GEN-04, SES-06.
 */
export const largestUpload = 10_000_000

/** What is wrong with a file of that many bytes, before any of them is read. Source: GEN-04. */
export function uploadSizeProblem(byteCount: number): 'empty' | 'too-large' | undefined {
  if (byteCount === 0) return 'empty'
  return byteCount > largestUpload ? 'too-large' : undefined
}

/**
 * A chosen file as it may be sent. Its content decides: a PDF that is called `pago.png` is sent as `pago.pdf`,
 * and a program that is called `pago.pdf` is refused. Source: GEN-04, MOV-03.
 */
export function checkedUpload(file: {
  readonly name: string
  readonly bytes: Uint8Array
}): Result<Upload, UploadProblem> {
  const problem = uploadSizeProblem(file.bytes.length)
  if (problem) return failure(problem)
  const kind = uploadKind(file.bytes)
  return kind
    ? success({ kind, name: uploadName(file.name, kind), bytes: file.bytes })
    : failure('not-accepted')
}

/** The kind of a file by its signature and the parts that none of its kind lacks; nothing for any other. Source: GEN-04. */
export function uploadKind(bytes: Uint8Array): UploadKind | undefined {
  if (isPng(bytes)) return 'png'
  if (isJpeg(bytes)) return 'jpeg'
  return isPdf(bytes) ? 'pdf' : undefined
}

const extensions: Readonly<Record<UploadKind, readonly [string, ...string[]]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
}

function uploadName(name: string, kind: UploadKind): string {
  const [usual, ...others] = extensions[kind]
  const dot = name.lastIndexOf('.')
  const stem = dot < 0 ? name : name.slice(0, dot)
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  if (stem === '') return `comprobante.${usual}`
  return [usual, ...others].includes(extension) ? name : `${stem}.${usual}`
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Length, type and checksum around the content of each chunk of a PNG. */
const pngChunkFrame = 12

/** It begins with its header, and picture data follows. */
function isPng(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, pngSignature)) return false
  let offset = pngSignature.length
  if (wordAt(bytes, offset + 4) !== 'IHDR') return false
  while (offset < bytes.length) {
    const end = offset + pngChunkFrame + numberAt(bytes, offset)
    if (end > bytes.length) return false
    if (wordAt(bytes, offset + 4) === 'IDAT') return true
    offset = end
  }
  return false
}

const startOfScan = 0xda

/** Its segments lead from one to the next up to the picture data. */
function isJpeg(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, [0xff, 0xd8])) return false
  let offset = 2
  while (offset + 3 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1]
    const length = (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0)
    if (marker === startOfScan) return true
    // A marker may be preceded by any number of fill bytes.
    offset += marker === 0xff ? 1 : 2 + length
  }
  return false
}

/** Within which readers look for the header of a PDF, and for its end: some programs add a little. Source: ISO 32000-1. */
const pdfMarginBytes = 1024

/** Programs of Windows, Linux and Mac, scripts, packed folders and pages: a PDF inside does not make them one. */
const otherBeginnings = [
  'MZ',
  '\u007fELF',
  '\xca\xfe\xba\xbe',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '#!',
  'PK',
  '<',
]

function isPdf(bytes: Uint8Array): boolean {
  // The three letters of its version come right behind the header.
  const head = latin1(bytes.subarray(0, pdfMarginBytes + 3))
  if (otherBeginnings.some((beginning) => head.startsWith(beginning))) return false
  return /%PDF-\d\.\d/.test(head) && latin1(bytes.subarray(-pdfMarginBytes)).includes('%%EOF')
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, position) => bytes[position] === byte)
}

function numberAt(bytes: Uint8Array, offset: number): number {
  return bytes.subarray(offset, offset + 4).reduce((number, byte) => number * 256 + byte, 0)
}

function wordAt(bytes: Uint8Array, offset: number): string {
  return latin1(bytes.subarray(offset, offset + 4))
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
