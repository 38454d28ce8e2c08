import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import type { IntentionStanding } from '@/domain/shared/intention'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { InstallmentPayment } from '@/application/payments/pay-installment'
import type { ChargeAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { brunoCustomer, sessionOf } from '#tests/support/people'
import { Later, Tab, herBrowser, payment } from './a-tab'
import { ScriptedPaymentGateway, installmentFour } from './scripted-payment-gateway'
import { martasMastercard } from '#tests/support/test-cards'

type Charged = Result<ChargeAnswer, GatewayFailure>

const firstKey = '00000000-0000-4000-8000-000000000001'
const approved = success({ kind: 'approved', transactionId: '7001' } as const)
const unknown = failure({ kind: 'no-answer' } as const)

function answering(answer: Charged): ScriptedPaymentGateway {
  const gateway = new ScriptedPaymentGateway()
  gateway.charge = () => Promise.resolve(answer)
  return gateway
}

const typed = { kind: 'new', card: martasMastercard } as const

/** One that was paid on another device and is still to be applied. */
const pending = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paidBy: 'debit-card',
  externalId: '40128753',
  standing: 'pending',
} as const

describe('what is looked at right before a card is charged', () => {
  it('lets lines come in another order and in other parts, while the total is the same', async () => {
    const gateway = new ScriptedPaymentGateway()
    const [some, rest] = [cents(262_500), cents(1_000_000)]
    gateway.due = success([
      { ...installmentFour, number: 5, amount: rest },
      { ...installmentFour, amount: some },
    ])
    expect(await new Tab(gateway).pay()).toMatchObject({ ok: true })
  })

  it.each([
    ['less', [{ ...installmentFour, amount: cents(500_000) }]],
    ['more interest', [{ ...installmentFour, punitiveAmount: cents(1) }]],
    ['nothing', []],
  ])('sends nothing when %s is due than she saw', async (_, due) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.due = success(due)
    const tab = new Tab(gateway)
    expect(await tab.pay()).toEqual(failure({ kind: 'due-changed' }))
    expect(gateway.charges).toEqual([])
    expect(tab.last()).toBeUndefined()
  })

  it.each([0, -50_000, 1_262_501])('sends no amount of %d cents', async (amount) => {
    const gateway = new ScriptedPaymentGateway()
    expect(await new Tab(gateway).pay({ ...payment, amount: cents(amount) })).toEqual(
      failure({ kind: 'due-changed' }),
    )
    expect(gateway.charges).toEqual([])
  })

  it.each(['due', 'registered'] as const)('sends nothing when %s cannot be known', async (part) => {
    const gateway = new ScriptedPaymentGateway()
    gateway[part] = unknown
    expect(await new Tab(gateway).pay()).toEqual(
      failure({ kind: 'due-not-known', cause: { kind: 'no-answer' } }),
    )
    expect(gateway.charges).toEqual([])
  })

  it('sends nothing beside a payment that another device made, before she is told', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success([pending])
    const tab = new Tab(gateway)
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    const told = tab.gate.uncounted(payment, { due: [installmentFour], payments: [pending] })
    expect(await tab.pay({ ...payment, beside: told.map(({ id }) => id) })).toMatchObject({ ok: true })
  })

  it('pays beside the payment that she was told of, and beside no other', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.pay()
    expect(await tab.pay({ ...payment, beside: [firstKey] })).toMatchObject({ ok: true })
    expect(await tab.pay({ ...payment, beside: [firstKey] })).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(2)
  })

  it('pays once from two tabs that press together', async () => {
    const gateway = new ScriptedPaymentGateway()
    const browser = herBrowser()
    const outcomes = await Promise.all([new Tab(gateway, browser).pay(), new Tab(gateway, browser).pay()])
    expect(outcomes[1]).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('guards for two days', async () => {
    const tab = new Tab(new ScriptedPaymentGateway())
    await tab.pay()
    tab.clock.advance(48 * 3_600_000 - 1)
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    tab.clock.advance(1)
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it('sends a card that was typed for Marta under nobody else’s session', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const due = new Later<Awaited<ReturnType<ScriptedPaymentGateway['amountDue']>>>()
    gateway.amountDue = () => due.promise
    const paying = tab.payInstallment.execute({ ...payment, card: typed })
    tab.sessions.open(sessionOf(brunoCustomer))
    due.settle(success([installmentFour]))
    expect(await paying).toEqual(failure({ kind: 'other-customer' }))
    expect(gateway.charges).toEqual([])
    expect(tab.intentions.of({ customer: brunoCustomer.taxId, of: '40128753' })).toEqual([])
  })
})

describe('what never arrived', () => {
  async function unheard(card: InstallmentPayment['card'] = payment.card) {
    const gateway = answering(unknown)
    const tab = new Tab(gateway)
    await tab.pay({ ...payment, card })
    const again = tab.last()
    if (!again) throw new Error('Nothing was kept')
    tab.intentions.change(again, { standing: 'unheard' })
    gateway.charge = () => Promise.resolve(approved)
    return { gateway, tab, again }
  }

  it.each([payment.card, typed])('goes out again with the same key, when she asks: %o', async (card) => {
    const { gateway, tab, again } = await unheard(card)
    expect(await tab.pay({ ...payment, card })).toEqual(failure({ kind: 'just-paid' }))
    expect(await tab.pay({ ...payment, card, again })).toMatchObject({ ok: true })
    expect(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([firstKey, firstKey])
    expect(tab.last()?.standing).toBe('accepted')
  })

  it('goes out with no other amount and no other kind of card', async () => {
    const { gateway, tab, again } = await unheard()
    expect(await tab.pay({ ...payment, again, amount: cents(500_000) })).toEqual(
      failure({ kind: 'due-changed' }),
    )
    await tab.pay({ ...payment, again, card: typed })
    expect(gateway.charges).toHaveLength(1)
  })

  it.each<IntentionStanding>(['sent', 'accepted'])(
    'goes out no more where another tab has it as %s',
    async (standing) => {
      const { gateway, tab, again } = await unheard()
      tab.intentions.change(again, { standing })
      expect(await tab.pay({ ...payment, again })).toEqual(failure({ kind: 'just-paid' }))
      expect(gateway.charges).toHaveLength(1)
    },
  )
})
