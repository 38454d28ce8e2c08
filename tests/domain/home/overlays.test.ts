import { expect, it } from 'vitest'
import { mostPressing } from '@/domain/home/overlays'

it('the most pressing shows, and the others wait', () => {
  expect(mostPressing(['line-pop-up', 'prepaid-benefit'])).toBe('prepaid-benefit')
  expect(mostPressing(['line-pop-up'])).toBe('line-pop-up')
  expect(mostPressing([])).toBeUndefined()
})
