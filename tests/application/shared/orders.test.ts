import { expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { Order } from '@/application/shared/orders'
import { Later } from '#tests/application/payments/a-tab'
import { anOrderDesk } from '#tests/support/an-order-desk'
import { sessionsIn } from '#tests/support/sessions-in'

const ramona = { by: 'link', taxId: cuit('27169088336') } as const
const order: Order = { orderer: ramona, of: 'a-loan', way: '12', amount: cents(5_000_000), beside: [] }

it('presses on the same order while it is on its way share its answer', async () => {
  const { orders } = anOrderDesk(sessionsIn())
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
  const { orders, intentions } = anOrderDesk(sessionsIn())
  const send = () => Promise.resolve(failure({ kind: 'no-answer' } as const))
  const placed = await orders.place(order, { send })
  if (!placed.ok) throw new Error('It was not sent')
  const { intention } = placed.value
  intentions.change(intention, { standing: 'unheard' })
  const again = intentions.find(intention.idempotencyKey)
  const other = await orders.place({ ...order, ...change, again }, { send })
  expect(other).toEqual(failure({ kind: 'to-be-told', intention: again }))
})
