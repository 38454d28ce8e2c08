import { expect, it } from 'vitest'
import { overlayToShow } from '@/domain/home/overlays'

it('the most urgent dialog is shown, and the others wait', () => {
  expect(overlayToShow(['line-pop-up', 'prepaid-benefit'])).toBe('prepaid-benefit')
  expect(overlayToShow(['line-pop-up'])).toBe('line-pop-up')
  expect(overlayToShow([])).toBeUndefined()
})
