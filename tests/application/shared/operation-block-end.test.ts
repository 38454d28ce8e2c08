import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { createFollowUp, type StatusAnswer } from './create-follow-up'

describe('the outcome of an operation that the lender has not received', () => {
  it('is requested once more when the operation stops blocking others, 48 hours after it was sent', async () => {
    const { clock, operation, steps, questions, follow } = createFollowUp()
    follow(() => success({ status: 'not-found' }))
    clock.advance(60_000)
    await waitForQueuedTasks()
    clock.advance(48 * 3_600_000 - 60_001)
    expect(questions).toHaveLength(5)
    clock.advance(1)
    await waitForQueuedTasks()
    expect([questions.length, clock.now() - operation.at]).toEqual([6, 48 * 3_600_000])
    expect(steps.at(-1)).toEqual({ kind: 'not-received', isReleased: true })
    clock.advance(48 * 3_600_000)
    expect(questions).toHaveLength(6)
  })

  it('is requested 48 hours after another tab sent the operation again, not before', async () => {
    const { clock, records, operation, steps, questions, follow } = createFollowUp()
    follow(() => success({ status: 'not-found' }))
    clock.advance(7 * 3_600_000)
    records.applyEvent(operation, 'send')
    await waitForQueuedTasks()
    clock.advance(48 * 3_600_000 - 1)
    expect(questions).toHaveLength(5)
    clock.advance(1)
    await waitForQueuedTasks()
    expect(questions).toHaveLength(6)
    expect(steps.at(-1)).toEqual({ kind: 'not-received', isReleased: true })
  })

  it('is requested again 10 minutes after the lender gave no answer at that moment', async () => {
    const { clock, steps, questions, follow } = createFollowUp()
    let answer: StatusAnswer = failure({ kind: 'no-answer' })
    follow(() => answer)
    clock.advance(48 * 3_600_000)
    await waitForQueuedTasks()
    answer = success({ status: 'not-found' })
    clock.advance(600_000 - 1)
    expect(questions).toHaveLength(6)
    clock.advance(1)
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'not-received', isReleased: true })
    clock.advance(48 * 3_600_000)
    expect(questions).toHaveLength(7)
  })

  it('is requested after the device has slept over that moment, and not twice at once if it has passed', () => {
    const asleep = createFollowUp()
    asleep.follow(() => failure({ kind: 'no-answer' }))
    asleep.clock.advance(60_000)
    asleep.clock.set(asleep.operation.at + 49 * 3_600_000)
    asleep.clock.advance(600_000)
    expect(asleep.questions.length).toBeGreaterThan(5)
    const late = createFollowUp()
    late.clock.advance(49 * 3_600_000)
    late.follow(() => failure({ kind: 'no-answer' }))
    expect(late.questions).toHaveLength(1)
    late.clock.advance(600_000)
    expect(late.questions).toHaveLength(6)
  })
})
