import { failure } from '@/domain/shared/result'
import { Intentions } from '@/application/shared/intentions'
import { OrderFollowUp } from '@/application/shared/order-follow-up'
import type { OrderStatusGateway } from '@/application/shared/order-status.port'
import { Orders } from '@/application/shared/orders'
import type { SessionStore } from '@/application/session/session-store'
import { ManualClock } from './manual-clock'
import { MemoryTabLock, SequentialRandomness } from './memory-device'
import { MemoryStorage } from './memory-storage'

/** Nobody asks what became of an order here. */
const unasked: OrderStatusGateway = { status: () => Promise.resolve(failure({ kind: 'no-answer' })) }

/** Where the orders of one tab are given, and what it knows of them. */
export function anOrderDesk(sessions: SessionStore): {
  readonly orders: Orders
  readonly intentions: Intentions
} {
  const clock = new ManualClock()
  const intentions = new Intentions(new MemoryStorage(), clock, new SequentialRandomness())
  const followUp = new OrderFollowUp(intentions, clock)
  const orders = new Orders(unasked, followUp, intentions, sessions, clock, new MemoryTabLock())
  return { orders, intentions }
}
