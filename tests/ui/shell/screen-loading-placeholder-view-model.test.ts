import { expect, it } from 'vitest'
import { ScreenLoadingPlaceholderViewModel } from '@/ui/shell/screen-loading-placeholder-view-model'
import { ManualClock } from '#tests/support/manual-clock'

it('the pending screen shows a note after 8 seconds, not before', () => {
  const clock = new ManualClock()
  const model = new ScreenLoadingPlaceholderViewModel(clock)
  model.onMount()
  clock.advance(7_999)
  expect(model.isSlow).toBe(false)
  clock.advance(1)
  expect(model.isSlow).toBe(true)
})

it('the pending screen shows no note once the screen is loaded', () => {
  const clock = new ManualClock()
  const model = new ScreenLoadingPlaceholderViewModel(clock)
  const stop = model.onMount()
  clock.advance(5_000)
  stop()
  clock.advance(60_000)
  expect(model.isSlow).toBe(false)
})
