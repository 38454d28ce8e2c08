import { describe, expect, it } from 'vitest'
import { detectUploadKind } from '@/domain/shared/upload'
import { jpegWithParts, pngWithParts } from './picture-parts'

const header = { name: 'IHDR', length: 13 }
const picture = { name: 'IDAT', length: 40 }
const end = { name: 'IEND', length: 0 }

describe('a PNG', () => {
  it.each([
    ['of one part of picture data', pngWithParts(header, picture, end)],
    ['of several', pngWithParts(header, picture, picture, end)],
    ['whose picture is longer than 255 bytes', pngWithParts(header, { name: 'IDAT', length: 300 }, end)],
    ['with parts of other names', pngWithParts(header, { name: 'tIME' }, picture, { name: 'zzZZ' }, end)],
  ])('is valid %s', (_, bytes) => {
    expect(detectUploadKind(bytes)).toBe('png')
  })

  it.each([
    ['without picture data', pngWithParts(header, end)],
    ['that begins with another part', pngWithParts(picture, header, end)],
    ['without an end', pngWithParts(header, picture)],
    ['with parts behind its end', pngWithParts(header, picture, end, picture, end)],
    ['with a part behind its end', pngWithParts(header, picture, end, picture)],
    [
      'whose end says that it is longer than the file',
      pngWithParts(header, picture, { ...end, declaredLength: 5 }),
    ],
    ['with a part whose name is no word', pngWithParts(header, { name: 'a-b1' }, picture, end)],
    ['with a part whose name ends too soon', pngWithParts(header, { name: 'abc1' }, picture, end)],
    ['with a part whose name begins too late', pngWithParts(header, { name: '1abc' }, picture, end)],
    ['of nothing but its signature', pngWithParts()],
  ])('is invalid %s', (_, bytes) => {
    expect(detectUploadKind(bytes)).toBeUndefined()
  })
})

describe('a JPEG', () => {
  const tables = { marker: 0xdb, length: 67 }
  const scan = { scan: [1, 2, 3] }

  it.each([
    ['of one scan', jpegWithParts(tables, scan)],
    ['of several scans, as those that sharpen while they load', jpegWithParts(tables, scan, tables, scan)],
    ['with a segment longer than 255 bytes', jpegWithParts({ marker: 0xe1, length: 700 }, scan)],
    ['whose data doubles a byte', jpegWithParts(tables, { scan: [1, 0xff, 0, 2, 0xff, 0] })],
    ['whose data restarts, eight times', jpegWithParts(tables, { scan: restarts() })],
  ])('is valid %s', (_, bytes) => {
    expect(detectUploadKind(bytes)).toBe('jpeg')
  })

  it.each([
    ['without a scan', jpegWithParts(tables)],
    ['of nothing but its beginning and its end', jpegWithParts()],
    ['with something between its segments', jpegWithParts({ stray: [1, 2] }, scan)],
    ['with something behind a segment', jpegWithParts(tables, { stray: [1, 2] }, scan)],
    [
      'whose data ends in a marker that is none of it, below',
      jpegWithParts(tables, { scan: [1, 0xff, 0xcf, 0, 9] }),
    ],
    [
      'whose data ends in a marker that is none of it, above',
      jpegWithParts(tables, { scan: [1, 0xff, 0xd8, 0, 9] }),
    ],
    ['that ends in its data', jpegWithParts(tables, scan).slice(0, -2)],
    ['that ends within a marker', jpegWithParts(tables, scan).slice(0, -1)],
    ['whose segment says that it is longer than the file', jpegWithParts(scan).with(4, 0x7f)],
  ])('is invalid %s', (_, bytes) => {
    expect(detectUploadKind(bytes)).toBeUndefined()
  })

  function restarts(): readonly number[] {
    return [0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7].flatMap((marker) => [1, 0xff, marker])
  }
})
