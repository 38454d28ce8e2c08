import { describe, expect, it } from 'vitest'
import { NEVER, Subject } from 'rxjs'
import { success } from '@/domain/shared/result'
import type { OperationFollowUpStep } from '@/application/shared/ask-lender-about-operation'
import type { OperationStatusAnswer } from '@/application/shared/operation-status.port'
import { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import { createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { createExactlyOnceServices, storeOperation } from '#tests/support/operations-in'

function createFollower() {
  const { followOperation, records } = createExactlyOnceServices(createSessionStoreWithoutCustomer(), {
    statuses: { status: async () => success({ status: 'not-found' }) },
  })
  const follower = new OperationOutcomeFollower(followOperation)
  const operation = storeOperation(records, { customerTaxId: '27284561231', target: '40128753' })
  const steps = new Subject<OperationFollowUpStep<OperationStatusAnswer>>()
  const ended: string[] = []
  const onEnd = (): void => void ended.push('end')
  const onReleased = (): void => void ended.push('released')
  return { follower, operation, steps, ended, onEnd, onReleased }
}

describe('a followed operation that the lender did not receive', () => {
  it('can be sent again until its key expires', () => {
    const { follower, operation, steps, onEnd } = createFollower()
    follower.followProvidedAnswers(operation, () => steps, { onEnd })
    steps.next({ kind: 'not-received' })
    expect([follower.inquiryStage, follower.canRetry]).toEqual(['not-received', true])
    steps.next({ kind: 'not-received', isKeyExpired: true })
    expect(follower.canRetry).toBe(false)
  })

  it('is no longer followed once it blocks no other one, and the screen goes on', () => {
    const { follower, operation, steps, ended, onEnd, onReleased } = createFollower()
    follower.followProvidedAnswers(operation, () => steps, { onEnd, onReleased })
    steps.next({ kind: 'not-received', isReleased: true })
    expect([ended, steps.observed]).toEqual([['released'], false])
  })

  it('is still followed by a screen that offers another attempt all the time', () => {
    const { follower, operation, steps, ended, onEnd } = createFollower()
    follower.followProvidedAnswers(operation, () => steps, { onEnd })
    steps.next({ kind: 'not-received', isReleased: true })
    expect([ended, steps.observed]).toEqual([[], true])
    steps.next({ kind: 'final', status: 'approved' })
    expect(ended).toEqual(['end'])
  })
})

it('an operation that may be sent again says so before the lender is asked', () => {
  const { follower, operation, onEnd } = createFollower()
  follower.followProvidedAnswers({ ...operation, status: 'notReceived' }, () => NEVER, { onEnd })
  expect([follower.inquiryStage, follower.canRetry]).toEqual(['waiting', true])
})
