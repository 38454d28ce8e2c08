import { expect, it } from 'vitest'
import { homeOverlayToShow } from '@/domain/home/overlays'

it('the most urgent dialog is shown, and the others wait', () => {
  expect(homeOverlayToShow(['line-pop-up', 'prepayment-discount'])).toBe('prepayment-discount')
  expect(homeOverlayToShow(['line-pop-up'])).toBe('line-pop-up')
  expect(homeOverlayToShow([])).toBeUndefined()
})
