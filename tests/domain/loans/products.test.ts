import { expect, it } from 'vitest'
import { isRevolvingLine } from '@/domain/loans/products'

it.each([
  [46, true],
  [19, false],
  [97, false],
])('product %i is the revolving line: %s', (productId, isCreditLine) => {
  expect(isRevolvingLine({ productId })).toBe(isCreditLine)
})
