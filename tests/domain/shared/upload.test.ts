import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkUploadContent,
  maxUploadBytes,
  detectUploadFileType,
  uploadSizeProblem,
} from '@/domain/shared/upload'
import { failure } from '@/domain/shared/result'
import { jpegBytes, pdfBytes, pngBytes, windowsProgramBytes } from '#tests/support/upload-files'

function checkedUploadName(name: string, bytes: Uint8Array): string | undefined {
  const upload = checkUploadContent({ name, bytes })
  return upload.ok ? upload.value.name : undefined
}

describe('the kind of a file', () => {
  it.each([
    ['png', pngBytes],
    ['jpeg', jpegBytes],
    ['pdf', pdfBytes],
  ] as const)('follows its content: %s', (kind, bytes) => {
    expect(detectUploadFileType(bytes)).toBe(kind)
  })

  it.each([
    ['a program', windowsProgramBytes],
    ['a web page', textBytes('<!doctype html><script>alert(1)</script>')],
    ['a picture of another kind', textBytes('GIF89a\u0001\u0000\u0001\u0000')],
    ['a compressed folder', textBytes('PK\u0003\u0004')],
    ['only the signature of a PNG', pngBytes.slice(0, 8)],
    ['a PNG that ends before its picture', pngBytes.slice(0, 45)],
    ['a PNG without its header', replaceBytesAt(pngBytes, 12, textBytes('XXXX'))],
    ['only the signature of a JPEG', jpegBytes.slice(0, 3)],
    ['a JPEG that ends before its picture', jpegBytes.slice(0, 60)],
    ['only the signature of a PDF', textBytes('%PDF-1.7\n')],
    ['a PDF that does not end', pdfBytes.slice(0, -10)],
    ['a program with a PDF in it', Uint8Array.from([...windowsProgramBytes, ...pdfBytes])],
    ['a PDF without its version', textBytes('%PDF-\n%%EOF')],
    ['a PNG without its end', pngBytes.slice(0, -12)],
    ['a PNG with a folder behind it', Uint8Array.from([...pngBytes, ...textBytes('PK\u0003\u0004')])],
    ['a PNG with anything behind it', Uint8Array.from([...pngBytes, 0])],
    ['a PNG with a chunk of no name', replaceBytesAt(pngBytes, 37, textBytes('<a/>'))],
    ['a JPEG that ends in its picture', jpegBytes.slice(0, -2)],
  ])('is missing for %s', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBeUndefined()
  })

  it.each([
    'PK\u0003\u0004',
    `${' '.repeat(8190)}PK\u0003\u0004`,
    '<script>alert(1)</script>',
    '\n<!DOCTYPE html>',
    '<svg onload=a()>',
    '%PDF-1.7\n%%EOF',
    '#!/bin/sh',
  ])('is missing for a JPEG with %j after it', (behind) => {
    expect(detectUploadFileType(Uint8Array.from([...jpegBytes, ...textBytes(behind)]))).toBeUndefined()
  })

  it.each([
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((place) => ['PNG', pngBytes, place] as const),
    ...[0, 1].map((place) => ['JPEG', jpegBytes, place] as const),
  ])('is missing for a %s whose signature has another byte', (_, bytes, place) => {
    expect(detectUploadFileType(replaceBytesAt(bytes, place, Uint8Array.of(0x41)))).toBeUndefined()
  })

  it('is JPEG also with fill bytes before a marker, and with more after its end', () => {
    const filled = Uint8Array.from([0xff, 0xd8, 0xff, 0xff, ...jpegBytes.slice(2), 1, 2, 3])
    expect(detectUploadFileType(filled)).toBe('jpeg')
  })

  it.each([
    ['a program of Windows', textBytes('MZ')],
    ['a program of Linux', textBytes('\u007fELF')],
    ['a program of Java, or of many Macs', Uint8Array.of(0xca, 0xfe, 0xba, 0xbe)],
    ['a program of an old Mac', Uint8Array.of(0xce, 0xfa, 0xed, 0xfe)],
    ['a program of a Mac', Uint8Array.of(0xcf, 0xfa, 0xed, 0xfe)],
    ['a script', textBytes('#!/bin/sh\n')],
    ['a compressed folder', textBytes('PK\u0003\u0004')],
    ['a page', textBytes('<script>')],
    ['a page after empty lines', textBytes('\r\n \t<html>')],
    ['a page after the mark of UTF-8', Uint8Array.from([0xef, 0xbb, 0xbf, 0x3c])],
    ['a script after an empty line', textBytes('\n#!/bin/sh\n')],
    ['a program in words', textBytes('alert(1)/*')],
    ['a remark of a program', textBytes('/*')],
    ['a compressed folder of another kind', textBytes('7z\u00bc\u00af\u0027\u001c')],
    ['a compressed file', Uint8Array.of(0x1f, 0x8b, 8, 0)],
    ['an archive', textBytes('Rar!\u001a\u0007')],
    ['a letter', textBytes('MIME-Version: 1.0\r\n\r\n')],
  ])('is missing for %s with a PDF in it', (_, bytes) => {
    expect(detectUploadFileType(prependBytes(pdfBytes, bytes))).toBeUndefined()
  })

  it.each([
    ['the mark of UTF-8', Uint8Array.of(0xef, 0xbb, 0xbf)],
    ['a space', textBytes(' ')],
    ['empty lines', textBytes('\r\n\r\n')],
    ['the order of a printer', textBytes('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n')],
    ['bytes that mean nothing', Uint8Array.of(0, 0, 0, 7)],
  ])('is missing for a PDF after %s: a PDF begins at its first byte', (_, bytes) => {
    expect(detectUploadFileType(prependBytes(pdfBytes, bytes))).toBeUndefined()
  })

  it.each(['%PDF-1.7', '<script>', '<HTML lang=es>', '<!DOCTYPE html>', '<?php', 'Rar!\u001a\u0007'])(
    'is missing for a picture that contains %j, anywhere',
    (text) => {
      for (const bytes of [pngWithText(pngBytes, text), jpegWithCameraText(jpegBytes, text)])
        expect(detectUploadFileType(bytes)).toBeUndefined()
    },
  )

  it.each([
    ['png', pngWithText(pngBytes, zipEndRecord)],
    ['jpeg', jpegWithCameraText(jpegBytes, zipEndRecord)],
    ['pdf', prependBytes(textBytes(`${zipEndRecord}%%EOF`), pdfBytes)],
  ] as const)('is missing for a %s that a program for compressed folders opens too', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBeUndefined()
  })

  it('is that of a picture with the metadata of cameras and editors', () => {
    const notes = '<?xpacket begin=""?><x:xmpmeta><rdf:RDF dc:format="application/pdf"/></x:xmpmeta>PK Ricoh'
    expect(detectUploadFileType(pngWithText(pngBytes, notes))).toBe('png')
    expect(detectUploadFileType(jpegWithCameraText(jpegBytes, notes))).toBe('jpeg')
  })

  it('is decided for any bytes at all, without an endless loop', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(pngBytes, jpegBytes), (rest, start) => {
        const kind = detectUploadFileType(Uint8Array.from([...start.slice(0, 12), ...rest]))
        expect([undefined, 'png', 'jpeg']).toContain(kind)
      }),
    )
  })
})

describe('the size of a file', () => {
  it.each([
    [0, 'empty'],
    [1, undefined],
    [10_000_000, undefined],
    [10_000_001, 'too-large'],
    [30_000_000, 'too-large'],
  ] as const)('of %i bytes is %s', (byteCount, problem) => {
    expect(uploadSizeProblem(byteCount)).toBe(problem)
  })

  it('is also checked in the bytes that were read', () => {
    const bytes = new Uint8Array(maxUploadBytes + 1)
    bytes.set(pdfBytes)
    expect(checkUploadContent({ name: 'pago.pdf', bytes })).toEqual(failure('too-large'))
    expect(checkUploadContent({ name: 'pago.pdf', bytes: new Uint8Array() })).toEqual(failure('empty'))
  })
})

describe('the name of an upload', () => {
  it.each([
    ['a PDF that is called png', 'pago.png', pdfBytes, 'pago.pdf'],
    ['a PDF with its own name', 'Pago de MAYO.PDF', pdfBytes, 'Pago de MAYO.PDF'],
    ['a JPEG that is called jpeg', 'foto.jpeg', jpegBytes, 'foto.jpeg'],
    ['a JPEG that is called png', 'captura.png', jpegBytes, 'captura.jpg'],
    ['a PNG without an extension', 'captura', pngBytes, 'captura.png'],
    ['a PNG with more dots', 'pago.12.05', pngBytes, 'pago.12.png'],
    ['a PNG without a name', '.png', pngBytes, 'comprobante.png'],
    ['a PNG with no name at all', '', pngBytes, 'comprobante.png'],
    ['a PNG whose whole name is png', 'png', pngBytes, 'png.png'],
    ['a JPEG whose whole name is JPEG', 'JPEG', jpegBytes, 'JPEG.jpg'],
  ])('follows the content: %s', (_, name, bytes, expected) => {
    expect(checkedUploadName(name, bytes)).toBe(expected)
  })

  it('never makes a program a PDF', () => {
    expect(checkUploadContent({ name: 'pago.pdf', bytes: windowsProgramBytes })).toEqual(
      failure('not-accepted'),
    )
  })
})

const zipEndRecord = `PK\u0005\u0006${'\0'.repeat(18)}`

/** Returns a copy of a PNG with the given text before its image data. */
function pngWithText(png: Uint8Array, text: string): Uint8Array {
  const endOfHeader = 33
  const chunk = [0, 0, 0, text.length, ...textBytes('tEXt'), ...textBytes(text), 0, 0, 0, 0]
  return Uint8Array.from([...png.slice(0, endOfHeader), ...chunk, ...png.slice(endOfHeader)])
}

/** Returns a copy of a JPEG with the given text as camera data before its image data. */
function jpegWithCameraText(jpeg: Uint8Array, text: string): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, text.length + 2, ...textBytes(text), ...jpeg.slice(2)])
}

function textBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function prependBytes(bytes: Uint8Array, first: Uint8Array): Uint8Array {
  return Uint8Array.from([...first, ...bytes])
}

function replaceBytesAt(bytes: Uint8Array, offset: number, replacement: Uint8Array): Uint8Array {
  const changed = bytes.slice()
  changed.set(replacement, offset)
  return changed
}
