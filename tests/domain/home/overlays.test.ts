import { expect, it } from 'vitest'
import { overlayQueue, withOverlay, withoutOverlay } from '@/domain/home/overlays'

it('the most pressing shows first', () => {
  expect(overlayQueue(['survey', 'line-pop-up', 'notification', 'survey'])).toEqual([
    'notification',
    'line-pop-up',
    'survey',
  ])
})

it('what comes later waits behind what shows, in its order, and only once', () => {
  const queue = withOverlay(withOverlay(withOverlay([], 'line-pop-up'), 'celebration'), 'notification')
  expect(queue).toEqual(['line-pop-up', 'notification', 'celebration'])
  expect(withOverlay(queue, 'notification')).toEqual(queue)
})

it('what is done with gives way to the next', () => {
  expect(withoutOverlay(['line-pop-up', 'notification'], 'line-pop-up')).toEqual(['notification'])
  expect(withoutOverlay(['line-pop-up'], 'survey')).toEqual(['line-pop-up'])
})
