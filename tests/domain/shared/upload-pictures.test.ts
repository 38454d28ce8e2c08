import { describe, expect, it } from 'vitest'
import { detectUploadFileType } from '@/domain/shared/upload'
import { createJpegWithParts, createPngWithChunks } from './picture-parts'

const headerChunk = { name: 'IHDR', length: 13 }
const imageChunk = { name: 'IDAT', length: 40 }
const endChunk = { name: 'IEND', length: 0 }

describe('a PNG', () => {
  it.each([
    ['of one part of picture data', createPngWithChunks(headerChunk, imageChunk, endChunk)],
    ['of several', createPngWithChunks(headerChunk, imageChunk, imageChunk, endChunk)],
    [
      'whose picture is longer than 255 bytes',
      createPngWithChunks(headerChunk, { name: 'IDAT', length: 300 }, endChunk),
    ],
    [
      'with parts of other names',
      createPngWithChunks(headerChunk, { name: 'tIME' }, imageChunk, { name: 'zzZZ' }, endChunk),
    ],
  ])('is valid %s', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBe('png')
  })

  it.each([
    ['without picture data', createPngWithChunks(headerChunk, endChunk)],
    ['that begins with another part', createPngWithChunks(imageChunk, headerChunk, endChunk)],
    ['without an end', createPngWithChunks(headerChunk, imageChunk)],
    [
      'with parts behind its end',
      createPngWithChunks(headerChunk, imageChunk, endChunk, imageChunk, endChunk),
    ],
    ['with a part behind its end', createPngWithChunks(headerChunk, imageChunk, endChunk, imageChunk)],
    [
      'whose end says that it is longer than the file',
      createPngWithChunks(headerChunk, imageChunk, { ...endChunk, declaredLength: 5 }),
    ],
    [
      'with a part whose name is no word',
      createPngWithChunks(headerChunk, { name: 'a-b1' }, imageChunk, endChunk),
    ],
    [
      'with a part whose name ends too soon',
      createPngWithChunks(headerChunk, { name: 'abc1' }, imageChunk, endChunk),
    ],
    [
      'with a part whose name begins too late',
      createPngWithChunks(headerChunk, { name: '1abc' }, imageChunk, endChunk),
    ],
    ['of nothing but its signature', createPngWithChunks()],
  ])('is invalid %s', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBeUndefined()
  })
})

describe('a JPEG', () => {
  const tables = { marker: 0xdb, length: 67 }
  const scan = { scan: [1, 2, 3] }

  it.each([
    ['of one scan', createJpegWithParts(tables, scan)],
    [
      'of several scans, as those that sharpen while they load',
      createJpegWithParts(tables, scan, tables, scan),
    ],
    ['with a segment longer than 255 bytes', createJpegWithParts({ marker: 0xe1, length: 700 }, scan)],
    ['whose data doubles a byte', createJpegWithParts(tables, { scan: [1, 0xff, 0, 2, 0xff, 0] })],
    ['whose data restarts, eight times', createJpegWithParts(tables, { scan: restarts() })],
  ])('is valid %s', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBe('jpeg')
  })

  it.each([
    ['without a scan', createJpegWithParts(tables)],
    ['of nothing but its beginning and its end', createJpegWithParts()],
    ['with something between its segments', createJpegWithParts({ stray: [1, 2] }, scan)],
    ['with something behind a segment', createJpegWithParts(tables, { stray: [1, 2] }, scan)],
    [
      'whose data ends in a marker that is none of it, below',
      createJpegWithParts(tables, { scan: [1, 0xff, 0xcf, 0, 9] }),
    ],
    [
      'whose data ends in a marker that is none of it, above',
      createJpegWithParts(tables, { scan: [1, 0xff, 0xd8, 0, 9] }),
    ],
    ['that ends in its data', createJpegWithParts(tables, scan).slice(0, -2)],
    ['that ends within a marker', createJpegWithParts(tables, scan).slice(0, -1)],
    ['whose segment says that it is longer than the file', createJpegWithParts(scan).with(4, 0x7f)],
  ])('is invalid %s', (_, bytes) => {
    expect(detectUploadFileType(bytes)).toBeUndefined()
  })

  function restarts(): readonly number[] {
    return [0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7].flatMap((marker) => [1, 0xff, marker])
  }
})
