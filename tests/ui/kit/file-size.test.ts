import { expect, it } from 'vitest'
import { formatFileSize } from '@/ui/kit/file-size'

it.each([
  [1, '1 kB'],
  [1499, '1 kB'],
  [340_000, '340 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [1_250_000, '1,3 MB'],
  [10_000_000, '10 MB'],
])('%i bytes are %s', (byteCount, text) => {
  expect(formatFileSize(byteCount).replaceAll('\u00a0', ' ')).toBe(text)
})
