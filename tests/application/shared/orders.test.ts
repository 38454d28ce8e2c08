import { expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { Intentions } from '@/application/shared/intentions'
import { OrderFollowUp } from '@/application/shared/order-follow-up'
import type { OrderStatusGateway } from '@/application/shared/order-status.port'
import { Orders, type Order } from '@/application/shared/orders'
import { Later } from '#tests/application/payments/a-tab'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryTabLock, SequentialRandomness } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { sessionsIn } from '#tests/support/sessions-in'

const ramona = { by: 'link', taxId: cuit('27169088336') } as const
const order: Order = { orderer: ramona, of: 'a-loan', way: '12', amount: cents(5_000_000), beside: [] }

/** Nobody asks what became of an order here. */
const unasked: OrderStatusGateway = { status: () => Promise.resolve(failure({ kind: 'no-answer' })) }

function portal() {
  const storage = new MemoryStorage()
  const clock = new ManualClock()
  const intentions = new Intentions(storage, clock, new SequentialRandomness())
  const followUp = new OrderFollowUp(intentions, clock)
  const orders = new Orders(unasked, followUp, intentions, sessionsIn(storage), clock, new MemoryTabLock())
  return { orders, intentions }
}

it('presses on the same order while it is on its way share its answer', async () => {
  const { orders } = portal()
  const answer = new Later<void>()
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answer.promise.then(() => success({ reference: 'loan-1' }))
  }
  const pressed = [orders.place(order, { send }), orders.place(order, { send })]
  answer.settle()
  const [first, second] = await Promise.all(pressed)
  expect(second).toBe(first)
  expect(keys).toHaveLength(1)
})

it.each([
  ['another plan', { way: '6' }],
  ['another amount', { amount: cents(4_000_000) }],
])('%s is told of what never arrived, and does not go out with its key', async (_, change) => {
  const { orders, intentions } = portal()
  const send = () => Promise.resolve(failure({ kind: 'no-answer' } as const))
  const placed = await orders.place(order, { send })
  if (!placed.ok) throw new Error('It was not sent')
  const { intention } = placed.value
  intentions.change(intention, { standing: 'unheard' })
  const again = intentions.find(intention.idempotencyKey)
  const other = await orders.place({ ...order, ...change, again }, { send })
  expect(other).toEqual(failure({ kind: 'to-be-told', intention: again }))
})
