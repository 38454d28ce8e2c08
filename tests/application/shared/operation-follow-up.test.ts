import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { OperationFollowUp } from '@/application/shared/operation-follow-up'
import { heardRejections } from '#tests/support/heard-rejections'
import { ManualClock } from '#tests/support/manual-clock'
import { operationsIn } from '#tests/support/operations-in'

const broken = new Error('broken')

it('what breaks while it is asked ends nothing: nothing is known, and it is asked again', async () => {
  const heard = heardRejections()
  const clock = new ManualClock()
  const followUp = new OperationFollowUp(operationsIn({ clock }).log, clock)
  const steps: string[] = []
  let times = 0
  followUp
    .askAtTimes(new Subject<void>(), async () => {
      times += 1
      if (times === 1) throw broken
      return { kind: 'final' }
    })
    .subscribe(({ kind }) => steps.push(kind))
  await new Promise((resolve) => setImmediate(resolve))
  expect(steps).toEqual(['asking', 'no-answer'])
  expect(heard).toEqual([broken])
  clock.advance(2000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(steps).toEqual(['asking', 'no-answer', 'asking', 'final'])
})
