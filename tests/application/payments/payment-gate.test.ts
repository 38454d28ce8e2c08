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

describe('the payment that nobody knows the end of', () => {
  async function doubted() {
    const tab = new Tab(answering(unknown))
    await tab.pay()
    return tab
  }

  it('is told of until she wants to pay beside it', async () => {
    const tab = await doubted()
    expect(tab.gate.inDoubt('40128753', [])).toEqual(tab.last())
    expect(tab.gate.inDoubt('40128753', ['another'])).toEqual(tab.last())
    expect(tab.gate.inDoubt('40128753', [firstKey])).toBeUndefined()
  })

  it('is of one loan, and of one customer', async () => {
    const tab = await doubted()
    expect(tab.gate.inDoubt('40199999', [])).toBeUndefined()
    tab.sessions.open(sessionOf(brunoCustomer))
    expect(tab.gate.inDoubt('40128753', [])).toBeUndefined()
    tab.sessions.close('left')
    expect(tab.gate.inDoubt('40128753', [])).toBeUndefined()
  })

  it.each<IntentionStanding>(['started', 'unheard', 'accepted', 'rejected'])(
    'is none once it is %s',
    async (standing) => {
      const tab = await doubted()
      const made = tab.last()
      if (made) tab.intentions.change(made, { standing })
      expect(tab.last()?.standing).toBe(standing)
      expect(tab.gate.inDoubt('40128753', [])).toBeUndefined()
    },
  )

  it('is enough to let nothing out, without asking the lender', async () => {
    const tab = await doubted()
    tab.gateway.amountDue = () => Promise.reject(new Error('Nobody asks'))
    expect(await tab.gate.open(payment, 'saved-card')).toEqual(failure({ kind: 'just-paid' }))
  })
})

describe('what is kept of a payment that leaves', () => {
  it.each([
    ['saved-card', 'sent'],
    ['new-card', 'sent'],
    ['wallet', 'started'],
    ['credit-card', 'started'],
  ] as const)('by %s is %s, with what was due and what it pays', async (way, standing) => {
    const tab = new Tab(new ScriptedPaymentGateway())
    expect(await tab.gate.open({ ...payment, amount: cents(962_500) }, way)).toMatchObject({ ok: true })
    expect(tab.last()).toMatchObject({
      amount: 962_500,
      way,
      standing,
      before: { due: 1_262_500, listed: 0 },
      pays: { installments: [4], remaining: 300_000 },
    })
  })

  it('says nothing of what remains beside another payment', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success([pending])
    const tab = new Tab(gateway)
    const told = tab.gate.uncounted(payment, { due: [installmentFour], payments: [pending] })
    await tab.gate.open({ ...payment, beside: told.map(({ id }) => id) }, 'wallet')
    expect(tab.last()).toMatchObject({ before: { listed: 1 } })
    expect(tab.last()?.pays).toEqual({ installments: [4] })
  })

  it('is nothing for somebody else, nor for nobody', async () => {
    const tab = new Tab(new ScriptedPaymentGateway())
    const word = { due: [installmentFour], payments: [] }
    tab.sessions.open(sessionOf(brunoCustomer))
    const refused = failure({ kind: 'other-customer' })
    expect(await tab.gate.open(payment, 'wallet')).toEqual(refused)
    expect(tab.gate.openBy(word, payment, 'wallet')).toEqual(refused)
    expect(await tab.gate.allowed(payment)).toEqual(refused)
    tab.sessions.close('left')
    expect(tab.gate.openBy(word, payment, 'wallet')).toEqual(refused)
    expect(tab.last()).toBeUndefined()
  })

  it('has the moment of the second try, and its place', async () => {
    const tab = new Tab(answering(unknown))
    await tab.pay()
    const again = tab.last()
    if (again) tab.intentions.change(again, { standing: 'unheard' })
    tab.clock.advance(60_000)
    expect(await tab.gate.open({ ...payment, again }, 'saved-card')).toMatchObject({ ok: true })
    expect(tab.last()).toMatchObject({ idempotencyKey: firstKey, standing: 'sent', at: tab.clock.now() })
  })
})
