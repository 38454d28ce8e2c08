import { expect, it } from 'vitest'
import { LoadingSkeletonSequence } from '@/ui/kit/skeleton-wait'
import { ManualClock } from '#tests/support/manual-clock'

function createSkeletonSequence() {
  const clock = new ManualClock()
  return { clock, wait: new LoadingSkeletonSequence(() => clock.now()) }
}

it('the wait begins with the first skeleton', () => {
  const { wait } = createSkeletonSequence()
  expect(wait.addSkeleton()).toBe(0)
})

it('the wait continues from the skeleton of the screen to that of its content', () => {
  const { clock, wait } = createSkeletonSequence()
  wait.addSkeleton()
  clock.advance(250)
  wait.removeSkeleton()
  clock.advance(20)
  expect(wait.addSkeleton()).toBe(270)
})

it('the wait continues when the next skeleton appears before the last one leaves', () => {
  const { clock, wait } = createSkeletonSequence()
  wait.addSkeleton()
  clock.advance(400)
  expect(wait.addSkeleton()).toBe(400)
  wait.removeSkeleton()
  clock.advance(400)
  expect(wait.addSkeleton()).toBe(800)
})

it('the wait begins again after other content was shown', () => {
  const { clock, wait } = createSkeletonSequence()
  wait.addSkeleton()
  clock.advance(250)
  wait.removeSkeleton()
  clock.advance(101)
  expect(wait.addSkeleton()).toBe(0)
})
