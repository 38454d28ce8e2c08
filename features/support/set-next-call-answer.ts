import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { CallName } from '@/adapters/fake/call-name'
import type { PortalWorld } from './world'

/** Number of answers to prepare for an API call. No scenario sends that many requests of one call. */
export const preparedAnswerCount = 12

/** Sets how the fake lender answers the next request of an API call. */
export function setNextCallAnswer(world: PortalWorld, call: CallName, answer: DemoNextCallAnswer): void {
  setNextCallAnswers(world, call, answer, 1)
}

/**
 * Sets how the fake lender answers the next requests of an API call. Without `times`, sets the answer to all
 * such requests of the scenario.
 */
export function setNextCallAnswers(
  world: PortalWorld,
  call: CallName,
  answer: DemoNextCallAnswer,
  times = preparedAnswerCount,
): void {
  world.changeDemoState({ next: Array.from({ length: times }, () => ({ call, answer })) })
}
