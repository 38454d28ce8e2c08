import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { PortalWorld } from './world'

/** Sets how the fake back end answers the next request with that name in the API contract. */
export function setNextCallAnswer(world: PortalWorld, call: CallName, answer: DemoNextCallAnswer): void {
  world.changeDemoState({ next: [{ call, answer }] })
}
