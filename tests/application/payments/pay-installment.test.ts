import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import type { IntentionStanding } from '@/domain/shared/intention'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { totalDue } from '@/domain/payments/total-due'
import type { InstallmentPayment } from '@/application/payments/pay-installment'
import type { ChargeAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { brunoCustomer, martaCustomer, sessionOf } from '#tests/support/people'
import { Later, Tab, herBrowser, payment, turns } from './a-tab'
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

describe('paying an installment with a card', () => {
  it.each([
    [payment.card, { debitCardId: 'td-51c7a8e0' }],
    [typed, { card: typed.card }],
  ] as const)('sends what was chosen with a key of its own, for its customer: %o', async (card, sent) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    expect(await tab.pay({ ...payment, card })).toMatchObject({
      ok: true,
      value: { outcome: { kind: 'approved', transactionId: '7001' }, intention: { amount: 1_262_500 } },
    })
    expect(gateway.charges).toEqual([
      {
        externalId: '40128753',
        amount: 1_262_500,
        idempotencyKey: firstKey,
        orderedBy: '27284561231',
        ...sent,
      },
    ])
    expect(tab.last()).toMatchObject({ standing: 'accepted', reference: '7001' })
  })

  it.each([payment.card, typed])(
    'keeps the intention before sending, without a word of card, customer or loan: %o',
    async (card) => {
      const gateway = new ScriptedPaymentGateway()
      const answer = new Later<Charged>()
      gateway.charge = () => answer.promise
      const tab = new Tab(gateway)
      void tab.payInstallment.execute({ ...payment, card })
      await turns()
      expect(gateway.charges).toHaveLength(1)
      const text = tab.browser.kept.texts.get('intentions') ?? ''
      expect(JSON.parse(text)).toMatchObject({
        value: { all: [{ idempotencyKey: firstKey, standing: 'sent' }] },
      })
      for (const word of ['5412750012345014', 'td-51c7a8e0', 'Marta', '28456123', '27284561231', '40128753'])
        expect(text).not.toContain(word)
      answer.settle(approved)
    },
  )

  it('says that it is sent after it was looked at, and not before', async () => {
    const gateway = new ScriptedPaymentGateway()
    const told: string[] = []
    gateway.charge = () => {
      told.push('sent')
      return Promise.resolve(approved)
    }
    const company = { isLeft: () => false, onSending: () => told.push('sending') }
    const paying = new Tab(gateway).payInstallment.execute(payment, company)
    expect(told).toEqual([])
    await paying
    expect(told).toEqual(['sending', 'sent'])
  })

  it('sends nothing when she leaves while what is due is read', async () => {
    const gateway = new ScriptedPaymentGateway()
    const company = { isLeft: () => true, onSending: () => undefined }
    expect(await new Tab(gateway).payInstallment.execute(payment, company)).toEqual(failure({ kind: 'left' }))
    expect(gateway.charges).toEqual([])
  })

  it('pays for who comes back after she left, and not with the press before', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    let hasLeft = false
    const first = tab.payInstallment.execute(payment, { isLeft: () => hasLeft, onSending: () => undefined })
    hasLeft = true
    const part: InstallmentPayment = { ...payment, amount: cents(500_000) }
    expect(await tab.pay(part)).toMatchObject({ ok: true, value: { intention: { amount: 500_000 } } })
    expect(await first).toEqual(failure({ kind: 'left' }))
    expect(gateway.charges).toMatchObject([{ amount: 500_000 }])
  })

  it('sends once when pay is pressed twice, and both presses get the one answer', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const [first, second] = await Promise.all([
      tab.payInstallment.execute(payment),
      tab.payInstallment.execute(payment),
    ])
    expect(gateway.charges).toHaveLength(1)
    expect(second).toEqual(first)
  })

  it.each([
    ['another amount', { ...payment, amount: cents(500_000) }],
    ['another card', { ...payment, card: { kind: 'saved', debitCardId: 'td-2' } }],
    ['a typed card', { ...payment, card: typed }],
  ] as const)('answers a press with %s for itself: another payment is under way', async (_, other) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const [, second] = await Promise.all([
      tab.payInstallment.execute(payment),
      tab.payInstallment.execute(other),
    ])
    expect(second).toEqual(failure({ kind: 'under-way', amount: 1_262_500 }))
    expect(gateway.charges).toMatchObject([{ amount: 1_262_500 }])
  })

  it('uses another key for another intention', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.pay({ ...payment, amount: cents(962_500) })
    const next = { ...installmentFour, amount: cents(300_000) }
    gateway.due = success([next])
    await tab.pay({ ...payment, seen: totalDue([next]), amount: cents(300_000) })
    expect(new Set(gateway.charges.map((charge) => charge.idempotencyKey)).size).toBe(2)
  })

  it.each<[string, Charged, ChargeAnswer['kind']]>([
    ['the server says no', success({ kind: 'rejected' }), 'rejected'],
    ['the card is refused', success({ kind: 'refused', refusal: 'blocked' }), 'refused'],
    ['the session is over', failure({ kind: 'session-ended' }), 'rejected'],
  ])('guards nothing once it is told that %s', async (_, answer, kind) => {
    const tab = new Tab(answering(answer))
    const sent = await tab.payInstallment.execute(payment)
    expect(sent).toMatchObject({ value: { outcome: { kind } } })
    expect(tab.last()?.standing).toBe('sent')
    if (sent.ok) tab.payInstallment.told(sent.value)
    expect(tab.last()?.standing).toBe('rejected')
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it.each<[string, Charged]>([
    ['nobody answers', unknown],
    ['the answer cannot be read', failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' })],
    ['it answers with an error', failure({ kind: 'server-failure' })],
  ])('is neither paid nor rejected when %s, and no tab pays it again', async (_, answer) => {
    const gateway = answering(answer)
    const tab = new Tab(gateway)
    expect(await tab.pay()).toMatchObject({ value: { outcome: { kind: 'unknown' } } })
    for (const another of [tab, tab.reloaded(), new Tab(gateway, tab.browser)])
      expect(await another.pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('guards the loan after logging out and in, on this device', async () => {
    const gateway = answering(unknown)
    const tab = new Tab(gateway)
    await tab.pay()
    tab.sessions.close('left')
    tab.sessions.open(sessionOf(martaCustomer))
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
  })

  it('keeps in doubt what nobody was told, so that she hears of it when she comes back', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.payInstallment.execute(payment)
    expect(tab.last()).toMatchObject({ standing: 'sent' })
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })
})

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
