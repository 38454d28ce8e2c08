import { failure, success, type Result } from './result'

/**
 * The file types that the customer can upload. The content of a file decides its type, not its name.
 * Source: GEN-04.
 */
export type UploadFileType = 'png' | 'jpeg' | 'pdf'

/** Why the portal does not accept a file that the customer wants to upload. Source: GEN-04. */
export type UploadProblem = 'empty' | 'too-large' | 'not-accepted' | 'unreadable'

/** A file that the portal has checked and can upload. The extension of its name matches its content. */
export interface UploadableFile {
  readonly kind: UploadFileType
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Maximum size of an uploaded file, in bytes. Photos taken with phones have up to 8 MB. A file of 10 MB
 * can be uploaded at 1 Mbit/s within the 80 seconds that a request may take. Source: GEN-04, SES-06.
 */
export const maxUploadBytes = 10_000_000

/**
 * Returns what is wrong with the size of a file to upload, or undefined if it is accepted. The portal
 * checks the size before it reads the file's content. Source: GEN-04.
 */
export function uploadSizeProblem(byteCount: number): 'empty' | 'too-large' | undefined {
  if (byteCount === 0) return 'empty'
  return byteCount > maxUploadBytes ? 'too-large' : undefined
}

/**
 * Checks the content of a file that the customer chose, and corrects its extension: a PDF named
 * `pago.png` is sent as `pago.pdf`, a program named `pago.pdf` is refused. Source: GEN-04, MOV-03.
 */
export function checkUploadContent(file: {
  readonly name: string
  readonly bytes: Uint8Array
}): Result<UploadableFile, UploadProblem> {
  const problem = uploadSizeProblem(file.bytes.length)
  if (problem) return failure(problem)
  const kind = detectUploadFileType(file.bytes)
  return kind
    ? success({ kind, name: uploadName(file.name, kind), bytes: file.bytes })
    : failure('not-accepted')
}

/**
 * Returns the type of a file, from the signature and the mandatory parts of its content. Undefined for a
 * type that is not accepted, and for a file that another program would open as a different type. Source:
 * GEN-04.
 */
export function detectUploadFileType(bytes: Uint8Array): UploadFileType | undefined {
  if (endsAsZip(bytes)) return undefined
  if (isPng(bytes)) return anyPartMatches(bytes, hasContentForbiddenInPicture) ? undefined : 'png'
  if (isJpeg(bytes)) return anyPartMatches(bytes, hasContentForbiddenInPicture) ? undefined : 'jpeg'
  return isPdf(bytes) ? 'pdf' : undefined
}

/** Matches words that a PDF reader, a browser or a script interpreter would recognise anywhere in a file. */
const forbiddenInPicturePattern = /%PDF-\d|<(!doctype\s|html[\s>]|script[\s>]|\?php)/i
const rarSignature = 'Rar!\u001a\u0007'

function hasContentForbiddenInPicture(text: string): boolean {
  return forbiddenInPicturePattern.test(text) || text.includes(rarSignature)
}

const zipEndSignature = 'PK\u0005\u0006'
/**
 * Number of bytes at the end of a file in which a ZIP archive's end record may lie: the record and the
 * longest comment. Source: APPNOTE.TXT, 4.3.16.
 */
const zipEndMarginBytes = 22 + 65_535

function endsAsZip(bytes: Uint8Array): boolean {
  return anyPartMatches(bytes.subarray(-zipEndMarginBytes), (text) => text.includes(zipEndSignature))
}

const extensionsByType: Readonly<Record<UploadFileType, readonly [string, ...string[]]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
}

function uploadName(name: string, kind: UploadFileType): string {
  const [usual, ...others] = extensionsByType[kind]
  const dot = name.lastIndexOf('.')
  const stem = dot < 0 ? name : name.slice(0, dot)
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  if (stem === '') return `comprobante.${usual}`
  return [usual, ...others].includes(extension) ? name : `${stem}.${usual}`
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Number of bytes around the content of each PNG chunk: its length, type and checksum. */
const pngChunkFrameBytes = 12

/**
 * Returns whether the bytes are a PNG: header, image data and end chunk, with nothing after it.
 * Source: GEN-04.
 */
function isPng(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, pngSignature)) return false
  const chunks = pngChunkNames(bytes)
  return chunks?.[0] === 'IHDR' && chunks.includes('IDAT') && chunks.indexOf('IEND') === chunks.length - 1
}

/**
 * Returns the names of all chunks of a PNG. Undefined if the last chunk does not end exactly at the last
 * byte.
 */
function pngChunkNames(bytes: Uint8Array): readonly string[] | undefined {
  const names: string[] = []
  let offset = pngSignature.length
  while (offset < bytes.length) {
    const name = fourLettersAt(bytes, offset + 4)
    offset += pngChunkFrameBytes + uint32At(bytes, offset)
    // A chunk name has four letters, and no chunk goes past the end of the file.
    if (offset > bytes.length || !/[A-Za-z]{4}/.test(name)) return undefined
    names.push(name)
  }
  return names
}

const startOfScanMarker = 0xda
const endOfImageMarker = 0xd9

/**
 * Matches content that must not follow a photo in its file: a PDF or an SVG drawing. Phones add small
 * previews and videos there, but never these.
 */
const forbiddenAfterPhotoPattern = /%PDF-|<svg[\s>]/i
const zipEntrySignature = 'PK\u0003\u0004'

function hasContentForbiddenAfterPhoto(text: string): boolean {
  return forbiddenAfterPhotoPattern.test(text) || text.includes(zipEntrySignature)
}

/**
 * Returns whether the bytes are a JPEG: each segment leads to the next, through the image data up to the end
 * marker. Source: GEN-04.
 */
function isJpeg(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, [0xff, 0xd8])) return false
  let offset = 2
  let hasPicture = false
  while (bytes[offset] === 0xff) {
    const marker = bytes[offset + 1]
    if (marker === endOfImageMarker) return hasPicture && !hidesOtherFile(bytes.subarray(offset + 2))
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) offset += 1
    else {
      offset += 2 + (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0)
      if (marker === startOfScanMarker) offset = nextJpegMarkerOffset(bytes, offset)
      hasPicture ||= marker === startOfScanMarker
    }
  }
  return false
}

/**
 * Returns the offset of the next JPEG marker, or -1. In image data, a marker byte followed by zero or by a
 * restart number is not a marker.
 */
function nextJpegMarkerOffset(bytes: Uint8Array, start: number): number {
  let offset = bytes.indexOf(0xff, start)
  while (isStuffedByteOrRestartMarker(bytes[offset + 1])) offset = bytes.indexOf(0xff, offset + 2)
  return offset
}

function isStuffedByteOrRestartMarker(next = 0xff): boolean {
  return next === 0 || (next >= 0xd0 && next <= 0xd7)
}

function hidesOtherFile(rest: Uint8Array): boolean {
  return latin1Text(rest.subarray(0, 2)) === '#!' || anyPartMatches(rest, hasContentForbiddenAfterPhoto)
}

/**
 * Returns whether a test holds for any part of the bytes, read as Latin-1 text. What the test looks for has
 * at most 16 bytes.
 */
function anyPartMatches(bytes: Uint8Array, holds: (text: string) => boolean): boolean {
  const chunkLength = 8192
  // The pieces overlap, so that no match is cut in two.
  for (let offset = 0; offset < bytes.length; offset += chunkLength)
    if (holds(latin1Text(bytes.subarray(offset, offset + chunkLength + 16)))) return true
  return false
}

/**
 * Distance in bytes from the end of the file within which a PDF's end mark may lie. Some programs append a
 * few bytes. Source: ISO 32000-1.
 */
const pdfEndMarginBytes = 1024

const pdfHeaderPattern = /^%PDF-\d\.\d/

/**
 * Returns whether the bytes are a PDF from the first byte on. PDF readers also accept one that begins later,
 * but then an HTML page, a script or a program could come before it. Source: GEN-04.
 */
function isPdf(bytes: Uint8Array): boolean {
  const [head, tail] = [bytes.subarray(0, 8), bytes.subarray(-pdfEndMarginBytes)]
  return pdfHeaderPattern.test(latin1Text(head)) && latin1Text(tail).includes('%%EOF')
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, position) => bytes[position] === byte)
}

function uint32At(bytes: Uint8Array, offset: number): number {
  return bytes.subarray(offset, offset + 4).reduce((number, byte) => number * 256 + byte, 0)
}

function fourLettersAt(bytes: Uint8Array, offset: number): string {
  return latin1Text(bytes.subarray(offset, offset + 4))
}

function latin1Text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
