import type { CallName } from '@/adapters/fake/call-name'
import type { NextCallAnswer } from '@/adapters/fake/demo-state'
import type { PortalWorld } from './world'

/** Sets how the lender answers the next request of that contract call. */
export function setNextAnswer(world: PortalWorld, call: CallName, answer: NextCallAnswer): void {
  world.changeDemoState({ next: [{ call, answer }] })
}
