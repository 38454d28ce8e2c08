import { describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { Order, OrderDone, OrderRefused } from '@/application/shared/orders'
import { Later } from '#tests/application/payments/a-tab'
import { anOrderDesk } from '#tests/support/an-order-desk'
import { martaSignedIn } from '#tests/support/loan-builders'
import { raulPerson } from '#tests/support/people'
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

type Answer = Result<OrderDone, OrderRefused | GatewayFailure>

const done = success({ reference: 'loan-1' })

/** Places an order of Ramona's that is answered so; after one that never arrived, where it is tried again. */
async function placedWith(answer: Answer, isAgain: boolean) {
  const { orders, intentions } = anOrderDesk(sessionsIn())
  const sentKeys: string[] = []
  const sending = (given: Answer) => ({
    send: ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
      sentKeys.push(idempotencyKey)
      return Promise.resolve(given)
    },
  })
  const before = isAgain
    ? intentionOf(await orders.place(order, sending(failure({ kind: 'no-answer' }))))
    : undefined
  if (before) intentions.change(before, { standing: 'unheard' })
  const again = before && intentions.find(before.idempotencyKey)
  const now = await orders.place({ ...order, again }, sending(answer))
  if (!now.ok) throw new Error('It was not sent')
  const { intention, outcome } = now.value
  return {
    outcome,
    standing: intentions.find(intention.idempotencyKey)?.standing,
    keys: new Set(sentKeys).size,
  }
}

function intentionOf(answer: Awaited<ReturnType<ReturnType<typeof anOrderDesk>['orders']['place']>>) {
  if (!answer.ok) throw new Error('It was not sent')
  return answer.value.intention
}

const refused = { kind: 'refused', why: 'LINE_CHANGED' } as const
const atDoor = { kind: 'refused', isAtDoor: true } as const

describe('what an answer makes of an order', () => {
  it.each([
    [done, { kind: 'done', reference: 'loan-1' }, 'accepted'],
    [failure(refused), refused, 'rejected'],
    [failure(atDoor), atDoor, 'rejected'],
    [failure({ kind: 'session-ended' } as const), { kind: 'refused' }, 'rejected'],
    [failure({ kind: 'no-answer' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'server-failure' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'unreadable', reference: 'x' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j', async (answer, outcome, standing) => {
    expect(await placedWith(answer, false)).toEqual({ outcome, standing, keys: 1 })
  })

  it.each([
    [done, { kind: 'done', reference: 'loan-1' }, 'accepted'],
    [failure(refused), refused, 'rejected'],
    [failure(atDoor), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j, where an earlier try of the same may still arrive', async (answer, outcome, standing) => {
    expect(await placedWith(answer, true)).toEqual({ outcome, standing, keys: 1 })
  })
})

it('another order of the same is not sent beside one that is on its way, and is afterwards', async () => {
  const { orders } = anOrderDesk(sessionsIn())
  const answer = new Later<void>()
  const first = orders.place(order, { send: () => answer.promise.then(() => failure(refused)) })
  const other = { ...order, amount: cents(4_000_000) }
  const send = () => Promise.resolve(done)
  expect(await orders.place(other, { send })).toEqual(failure({ kind: 'under-way' }))
  answer.settle()
  await first
  expect(await orders.place(other, { send })).toMatchObject({ ok: true })
})

it('what a screen ordered that was left is shared with nobody', async () => {
  const { orders } = anOrderDesk(sessionsIn())
  const answer = new Later<void>()
  const send = () => answer.promise.then(() => failure(refused))
  const left = orders.place(order, { send, isLeft: () => true })
  const here = orders.place(order, { send })
  answer.settle()
  expect(await left).toEqual(failure({ kind: 'left' }))
  expect(await here).toMatchObject({ ok: true })
})

it('nothing is kept nor sent where things are not as she saw them', async () => {
  const { orders, intentions } = anOrderDesk(sessionsIn())
  const sent: string[] = []
  const work = {
    look: () => Promise.resolve(failure({ kind: 'line-changed' } as const)),
    onSending: () => sent.push('told'),
    send: () => Promise.resolve(done),
  }
  expect(await orders.place(order, work)).toEqual(failure({ kind: 'line-changed' }))
  expect([sent, intentions.of({ customer: ramona.taxId, of: order.of })]).toEqual([[], []])
})

it('what one customer orders is not sent while another is in, and a link needs nobody in', async () => {
  const { orders } = anOrderDesk(martaSignedIn())
  const send = () => Promise.resolve(done)
  const asRaul: Order = { ...order, orderer: { by: 'session', taxId: raulPerson.taxId } }
  expect(await orders.place(asRaul, { send })).toEqual(failure({ kind: 'other-customer' }))
  expect(await orders.place(order, { send })).toMatchObject({ ok: true })
})
