import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { CallName } from '@/adapters/fake/call-name'
import type { PortalWorld } from './world'

/** Number of prepared answers that is larger than the number of requests of one call in any scenario. */
export const preparedAnswerCount = 12

/** Sets how the fake lender answers the next request of an API call. */
export function setNextCallAnswer(world: PortalWorld, call: CallName, answer: DemoNextCallAnswer): void {
  setNextCallAnswers(world, call, answer, 1)
}

/** Sets how the fake lender answers the next requests of an API call, by default all of the scenario. */
export function setNextCallAnswers(
  world: PortalWorld,
  call: CallName,
  answer: DemoNextCallAnswer,
  times = preparedAnswerCount,
): void {
  world.changeDemoState({ next: Array.from({ length: times }, () => ({ call, answer })) })
}
