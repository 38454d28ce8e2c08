import { expect, it } from 'vitest'
import { SkeletonWait } from '@/ui/kit/skeleton-wait'
import { ManualClock } from '#tests/support/manual-clock'

function waiting() {
  const clock = new ManualClock()
  return { clock, wait: new SkeletonWait(() => clock.now()) }
}

it('begins with the first skeleton', () => {
  const { wait } = waiting()
  expect(wait.join()).toBe(0)
})

it('goes on from the skeleton of the screen to that of its data', () => {
  const { clock, wait } = waiting()
  wait.join()
  clock.advance(250)
  wait.leave()
  clock.advance(20)
  expect(wait.join()).toBe(270)
})

it('goes on where the next skeleton comes before the last one leaves', () => {
  const { clock, wait } = waiting()
  wait.join()
  clock.advance(400)
  expect(wait.join()).toBe(400)
  wait.leave()
  clock.advance(400)
  expect(wait.join()).toBe(800)
})

it('begins anew once something else was there to look at', () => {
  const { clock, wait } = waiting()
  wait.join()
  clock.advance(250)
  wait.leave()
  clock.advance(101)
  expect(wait.join()).toBe(0)
})
