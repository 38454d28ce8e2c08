import { describe, expect, it } from 'vitest'
import { uploadKind } from '@/domain/shared/upload'
import { jpegOf, pngOf } from './picture-parts'

const header = { name: 'IHDR', length: 13 }
const picture = { name: 'IDAT', length: 40 }
const end = { name: 'IEND', length: 0 }

describe('a PNG', () => {
  it.each([
    ['of one part of picture data', pngOf(header, picture, end)],
    ['of several', pngOf(header, picture, picture, end)],
    ['whose picture is longer than 255 bytes', pngOf(header, { name: 'IDAT', length: 300 }, end)],
    ['with parts of other names', pngOf(header, { name: 'tIME' }, picture, { name: 'zzZZ' }, end)],
  ])('is valid %s', (_, bytes) => {
    expect(uploadKind(bytes)).toBe('png')
  })

  it.each([
    ['without picture data', pngOf(header, end)],
    ['that begins with another part', pngOf(picture, header, end)],
    ['without an end', pngOf(header, picture)],
    ['with parts behind its end', pngOf(header, picture, end, picture, end)],
    ['with a part behind its end', pngOf(header, picture, end, picture)],
    ['whose end says that it is longer than the file', pngOf(header, picture, { ...end, said: 5 })],
    ['with a part whose name is no word', pngOf(header, { name: 'a-b1' }, picture, end)],
    ['with a part whose name ends too soon', pngOf(header, { name: 'abc1' }, picture, end)],
    ['with a part whose name begins too late', pngOf(header, { name: '1abc' }, picture, end)],
    ['of nothing but its signature', pngOf()],
  ])('is invalid %s', (_, bytes) => {
    expect(uploadKind(bytes)).toBeUndefined()
  })
})

describe('a JPEG', () => {
  const tables = { marker: 0xdb, length: 67 }
  const scan = { scan: [1, 2, 3] }

  it.each([
    ['of one scan', jpegOf(tables, scan)],
    ['of several scans, as those that sharpen while they load', jpegOf(tables, scan, tables, scan)],
    ['with a segment longer than 255 bytes', jpegOf({ marker: 0xe1, length: 700 }, scan)],
    ['whose data doubles a byte', jpegOf(tables, { scan: [1, 0xff, 0, 2, 0xff, 0] })],
    ['whose data restarts, eight times', jpegOf(tables, { scan: restarts() })],
  ])('is valid %s', (_, bytes) => {
    expect(uploadKind(bytes)).toBe('jpeg')
  })

  it.each([
    ['without a scan', jpegOf(tables)],
    ['of nothing but its beginning and its end', jpegOf()],
    ['with something between its segments', jpegOf({ stray: [1, 2] }, scan)],
    ['with something behind a segment', jpegOf(tables, { stray: [1, 2] }, scan)],
    [
      'whose data ends in a marker that is none of it, below',
      jpegOf(tables, { scan: [1, 0xff, 0xcf, 0, 9] }),
    ],
    [
      'whose data ends in a marker that is none of it, above',
      jpegOf(tables, { scan: [1, 0xff, 0xd8, 0, 9] }),
    ],
    ['that ends in its data', jpegOf(tables, scan).slice(0, -2)],
    ['that ends within a marker', jpegOf(tables, scan).slice(0, -1)],
    ['whose segment says that it is longer than the file', jpegOf(scan).with(4, 0x7f)],
  ])('is invalid %s', (_, bytes) => {
    expect(uploadKind(bytes)).toBeUndefined()
  })

  function restarts(): readonly number[] {
    return [0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7].flatMap((marker) => [1, 0xff, marker])
  }
})
