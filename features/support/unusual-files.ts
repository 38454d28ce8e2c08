import { jpegBytes, pdfBytes, pngBytes } from '#tests/support/upload-files'

/** Returns a PNG chunk: length, name, content and space for its checksum. */
function pngChunk(name: string, size: number): Uint8Array {
  const length = [size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff]
  return joinedBytes(length, characterCodes(name), new Uint8Array(size), new Uint8Array(4))
}

const pngSignature = pngBytes.subarray(0, 8)
const pngHeaderChunk = pngChunk('IHDR', 13)
const pngEndChunk = pngChunk('IEND', 0)
/** Number of bytes that a PNG has besides its image data: signature, header, chunk frame and end. */
const pngOverheadByteCount = pngSignature.length + pngHeaderChunk.length + 12 + pngEndChunk.length

const jpegScanStartIndex = indexOfBytes(jpegBytes, [0xff, 0xda])

/** The end record of an empty ZIP archive. Programs recognise a ZIP archive by its end record. */
const emptyZipRecord = `PK\u0005\u0006${'\0'.repeat(18)}`

/** Files for upload tests. Each file is valid but unusual, or is not valid but looks valid. */
export const unusualUploadFiles: readonly (readonly [string, () => Uint8Array])[] = [
  [
    'una imagen con texto antes del dibujo',
    () =>
      joinedBytes(
        pngSignature,
        pngHeaderChunk,
        pngChunk('tEXt', 300),
        pngChunk('IDAT', 9),
        pngChunk('IEND', 0),
      ),
  ],
  [
    'una imagen que termina con su dibujo',
    () => joinedBytes(pngSignature, pngHeaderChunk, pngChunk('IDAT', 9)),
  ],
  ['una imagen sin dibujo', () => joinedBytes(pngSignature, pngHeaderChunk, pngChunk('IEND', 0))],
  [
    'una imagen con una parte sin nombre',
    () => joinedBytes(pngSignature, pngHeaderChunk, pngChunk('1234', 9), pngChunk('IDAT', 9), pngEndChunk),
  ],
  [
    'una imagen cortada',
    () => joinedBytes(pngSignature, pngHeaderChunk, pngChunk('IDAT', 9).subarray(0, -1)),
  ],
  ['una imagen sin encabezado', () => joinedBytes(pngSignature, pngChunk('IDAT', 13))],
  [
    'una imagen de 10 MB justos',
    () =>
      joinedBytes(
        pngSignature,
        pngHeaderChunk,
        pngChunk('IDAT', 10_000_000 - pngOverheadByteCount),
        pngEndChunk,
      ),
  ],
  [
    'una imagen de 10 MB y un byte',
    () =>
      joinedBytes(
        pngSignature,
        pngHeaderChunk,
        pngChunk('IDAT', 10_000_001 - pngOverheadByteCount),
        pngEndChunk,
      ),
  ],
  ['una foto con relleno', () => joinedBytes([0xff, 0xd8, 0xff], jpegBytes.subarray(2))],
  ['una foto sin su imagen', () => jpegBytes.subarray(0, jpegScanStartIndex)],
  ['una foto cortada donde empieza su imagen', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0x00])],
  ['una foto con final y sin imagen', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])],
  [
    'una foto con un tramo sin su marca',
    () => Uint8Array.from([0xff, 0xd8, 0x00, 0xda, 0x00, 0x02, 0xff, 0xd9]),
  ],
  [
    'una foto con marcas adentro del dibujo',
    () => jpegWithScan([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd7, 0x78, 0xff, 0xd9]),
  ],
  ['una foto con otra empezada adentro', () => jpegWithScan([0xff, 0xd8, 0x00, 0x04, 0xff, 0xd9])],
  ['una foto con otra más chica detrás', () => joinedBytes(jpegBytes, jpegBytes)],
  ['una foto con una orden detrás', () => joinedBytes(jpegBytes, characterCodes('#!/bin/sh'))],
  [
    'una foto con una carpeta comprimida detrás',
    () => joinedBytes(jpegBytes, characterCodes('PK\u0003\u0004')),
  ],
  [
    'una foto con una página 8190 bytes detrás',
    () => joinedBytes(jpegBytes, spaceBytes(8190), characterCodes('<script>')),
  ],
  [
    'una foto con una página 9000 bytes detrás',
    () => joinedBytes(jpegBytes, spaceBytes(9000), characterCodes('<script>')),
  ],
  ['una foto mínima', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02, 0xff, 0xd9])],
  ['una foto sin final', () => jpegBytes.subarray(0, -2)],
  [
    'una foto con una página detrás',
    () => joinedBytes(jpegBytes, characterCodes('<script>alert(1)</script>')),
  ],
  [
    'una imagen con una carpeta comprimida detrás',
    () => joinedBytes(pngBytes, characterCodes('PK\u0003\u0004')),
  ],
  ['un PDF con una página delante, después de un renglón', () => pdfWithPrefix('\n<html>')],
  ['un PDF con un programa delante', () => pdfWithPrefix('alert(1)/*')],
  [
    'una foto con un tramo largo',
    () =>
      joinedBytes([0xff, 0xd8, 0xff, 0xe1, 0x01, 0x02], new Uint8Array(256), [0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ],
  ['un PDF con un espacio delante', () => pdfWithPrefix(' ')],
  ['un PDF con un renglón vacío delante', () => pdfWithPrefix('\r\n')],
  ['un PDF con la marca de UTF-8 delante', () => pdfWithPrefix('\u00ef\u00bb\u00bf')],
  [
    'un PDF con una carpeta comprimida detrás',
    () => joinedBytes(pdfBytes, characterCodes(emptyZipRecord), characterCodes('%%EOF')),
  ],
  ...Object.entries({
    'un PDF': '%PDF-1.7 %%EOF',
    'una carpeta comprimida': emptyZipRecord,
    'una página': '<html><script>alert(1)</script>',
    'una orden de PHP': '<?php system($_GET[0]);',
  }).flatMap(([what, text]) => [
    [`una imagen con ${what} en su texto`, () => pngWithText(text)] as const,
    [`una foto con ${what} en sus datos`, () => jpegWithText(text)] as const,
  ]),
  ['un PDF con 1019 letras detrás', () => joinedBytes(pdfUpToEndMarker(), spaceBytes(1019))],
  ['un PDF con 1020 letras detrás', () => joinedBytes(pdfUpToEndMarker(), spaceBytes(1020))],
  ['un PDF sin final', () => pdfUpToEndMarker().subarray(0, -5)],
  ...Object.entries({
    'de Windows': 'MZ',
    'de Linux': '\u007fELF',
    'de Mac': '\xca\xfe\xba\xbe',
    'de Mac, de 32 bits': '\xce\xfa\xed\xfe',
    'de Mac, de 64 bits': '\xcf\xfa\xed\xfe',
  }).map(
    ([where, beginning]) =>
      [`un programa ${where} con un PDF adentro`, () => pdfWithPrefix(beginning)] as const,
  ),
  ['una orden con un PDF adentro', () => pdfWithPrefix('#!')],
  ['una carpeta comprimida con un PDF adentro', () => pdfWithPrefix('PK')],
  ['una página con un PDF adentro', () => pdfWithPrefix('<')],
]

function pngWithText(text: string): Uint8Array {
  const chunk = pngChunk('tEXt', text.length)
  chunk.set(characterCodes(text), 8)
  return joinedBytes(
    pngBytes.subarray(0, pngSignature.length + pngHeaderChunk.length),
    chunk,
    pngChunk('IDAT', 9),
    pngEndChunk,
  )
}

/** Returns a JPEG with that text in its metadata. */
function jpegWithText(text: string): Uint8Array {
  return joinedBytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, text.length + 2],
    characterCodes(text),
    jpegBytes.subarray(2),
  )
}

/** Returns a JPEG with only its beginning and this image data. */
function jpegWithScan(picture: readonly number[]): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02, ...picture])
}

function pdfWithPrefix(beginning: string): Uint8Array {
  return joinedBytes(characterCodes(beginning), pdfBytes)
}

function pdfUpToEndMarker(): Uint8Array {
  const end = characterCodes('%%EOF')
  return pdfBytes.subarray(0, indexOfBytes(pdfBytes, end) + end.length)
}

function spaceBytes(count: number): Uint8Array {
  return new Uint8Array(count).fill(0x20)
}

function characterCodes(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

function indexOfBytes(bytes: Uint8Array, wanted: readonly number[]): number {
  return bytes.findIndex((_, at) => wanted.every((byte, position) => bytes[at + position] === byte))
}

function joinedBytes(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
