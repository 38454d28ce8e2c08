import { expect, it } from 'vitest'
import { overlayQueue, withoutOverlay } from '@/domain/home/overlays'

it('the most pressing shows first', () => {
  expect(overlayQueue(['survey', 'line-pop-up', 'notification', 'survey'])).toEqual([
    'notification',
    'line-pop-up',
    'survey',
  ])
})

it('what is done with gives way to the next', () => {
  expect(withoutOverlay(['line-pop-up', 'notification'], 'line-pop-up')).toEqual(['notification'])
  expect(withoutOverlay(['line-pop-up'], 'survey')).toEqual(['line-pop-up'])
})
