import type { CallName } from '@/adapters/fake/call-name'
import type { NextCallAnswer } from '@/adapters/fake/demo-state'
import type { PortalWorld } from './world'

/** Sets how the fake back end answers the next request with that name in the API contract. */
export function setNextAnswer(world: PortalWorld, call: CallName, answer: NextCallAnswer): void {
  world.changeDemoState({ next: [{ call, answer }] })
}
