import { expect, it } from 'vitest'
import { isCreditLineProduct } from '@/domain/loans/products'

it.each([
  [46, true],
  [19, false],
  [97, false],
])('product %i is the revolving line: %s', (productId, isCreditLine) => {
  expect(isCreditLineProduct({ productId })).toBe(isCreditLine)
})
