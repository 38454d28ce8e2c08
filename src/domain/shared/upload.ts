import { failure, success, type Result } from './result'

/** What an upload may be, decided by its first bytes and not by its name. Source: GEN-04. */
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

/**
 * The kind of a file by its signature and the parts that none of its kind lacks; nothing for any other, nor for a
 * file that another program opens as something else. Source: GEN-04.
 */
export function uploadKind(bytes: Uint8Array): UploadKind | undefined {
  if (endsAsFolder(bytes)) return undefined
  if (isPng(bytes)) return contains(bytes, isNotOfAPicture) ? undefined : 'png'
  if (isJpeg(bytes)) return contains(bytes, isNotOfAPicture) ? undefined : 'jpeg'
  return isPdf(bytes) ? 'pdf' : undefined
}

/** A reader of PDF, an interpreter or a program for archives looks for these words at any place of a file. */
const notInAPicture = /%PDF-\d|<(!doctype\s|html[\s>]|script[\s>]|\?php)/i
const archive = 'Rar!\u001a\u0007'

function isNotOfAPicture(text: string): boolean {
  return notInAPicture.test(text) || text.includes(archive)
}

const folderEnd = 'PK\u0005\u0006'
/** Where the end of a compressed folder may stand: its record and the longest comment. Source: APPNOTE.TXT, 4.3.16. */
const folderEndMarginBytes = 22 + 65_535

function endsAsFolder(bytes: Uint8Array): boolean {
  return contains(bytes.subarray(-folderEndMarginBytes), (text) => text.includes(folderEnd))
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

/** Its header, picture data, and its end, with nothing behind it. Source: GEN-04. */
function isPng(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, pngSignature)) return false
  const chunks = pngChunks(bytes)
  return chunks?.[0] === 'IHDR' && chunks.includes('IDAT') && chunks.indexOf('IEND') === chunks.length - 1
}

/** The names of its parts up to the very last byte; nothing when they do not lead there. */
function pngChunks(bytes: Uint8Array): readonly string[] | undefined {
  const names: string[] = []
  let offset = pngSignature.length
  while (offset < bytes.length) {
    const name = wordAt(bytes, offset + 4)
    offset += pngChunkFrame + numberAt(bytes, offset)
    // A name has four letters, and no part is longer than the file.
    if (offset > bytes.length || !/[A-Za-z]{4}/.test(name)) return undefined
    names.push(name)
  }
  return names
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** Behind a photo phones put small pictures and films of their own; a drawing, a script or an archive is none. */
const notBehindAPhoto = /%PDF-|<svg[\s>]/i
const folderEntry = 'PK\u0003\u0004'

function isNotBehindAPhoto(text: string): boolean {
  return notBehindAPhoto.test(text) || text.includes(folderEntry)
}

/** Its segments lead from one to the next, through the picture data, up to its end. Source: GEN-04. */
function isJpeg(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, [0xff, 0xd8])) return false
  let offset = 2
  let hasPicture = false
  while (bytes[offset] === 0xff) {
    const marker = bytes[offset + 1]
    if (marker === endOfImage) return hasPicture && !hides(bytes.subarray(offset + 2))
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) offset += 1
    else {
      offset += 2 + (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0)
      if (marker === startOfScan) offset = afterScan(bytes, offset)
      hasPicture ||= marker === startOfScan
    }
  }
  return false
}

/**
 * Where the next marker stands, -1 for nowhere: in picture data the byte that begins one is doubled by a
 * zero, or restarts.
 */
function afterScan(bytes: Uint8Array, start: number): number {
  let offset = bytes.indexOf(0xff, start)
  while (isWithinScan(bytes[offset + 1])) offset = bytes.indexOf(0xff, offset + 2)
  return offset
}

function isWithinScan(next = 0xff): boolean {
  return next === 0 || (next >= 0xd0 && next <= 0xd7)
}

function hides(rest: Uint8Array): boolean {
  return latin1(rest.subarray(0, 2)) === '#!' || contains(rest, isNotBehindAPhoto)
}

/** Whether that holds of a part of the bytes, one letter each; what it looks for has at most 16 bytes. */
function contains(bytes: Uint8Array, holds: (text: string) => boolean): boolean {
  const piece = 8192
  // Each piece takes the beginning of the next along, so that nothing is cut in two.
  for (let offset = 0; offset < bytes.length; offset += piece)
    if (holds(latin1(bytes.subarray(offset, offset + piece + 16)))) return true
  return false
}

/**
 * How many bytes from the end of a PDF its end mark may stand: some programs append a few bytes. Source: ISO
 * 32000-1.
 */
const pdfMarginBytes = 1024

const pdfHeader = /^%PDF-\d\.\d/

/**
 * It is one from its first byte. Readers open one that begins later too, so a page, a script or a program may stand
 * before it; a file like that is none. Source: GEN-04.
 */
function isPdf(bytes: Uint8Array): boolean {
  const [head, tail] = [bytes.subarray(0, 8), bytes.subarray(-pdfMarginBytes)]
  return pdfHeader.test(latin1(head)) && latin1(tail).includes('%%EOF')
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
