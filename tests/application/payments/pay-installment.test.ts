import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { totalDue } from '@/domain/payments/total-due'
import type { InstallmentPayment } from '@/application/payments/pay-installment'
import type { ChargeAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { brunoCustomer, martaCustomer, sessionOf } from '#tests/support/people'
import { Later, Tab, payment, turns } from './a-tab'
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

  it('goes on sharing the answer of who came back, once the press before has ended', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new Later<Charged>()
    gateway.charge = () => answer.promise
    const tab = new Tab(gateway)
    let hasLeft = false
    const first = tab.payInstallment.execute(payment, { isLeft: () => hasLeft, onSending: () => undefined })
    hasLeft = true
    const second = tab.payInstallment.execute(payment)
    await first
    await turns()
    const third = tab.payInstallment.execute(payment)
    answer.settle(approved)
    expect(await third).toMatchObject({ ok: true, value: { outcome: { kind: 'approved' } } })
    expect(await second).toEqual(await third)
    expect(gateway.charges).toHaveLength(1)
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

  it.each<[string, Charged]>([
    ['the lender turns it away', success({ kind: 'rejected', isAtDoor: true })],
    ['the session has ended', failure({ kind: 'session-ended' })],
  ])('stays in doubt where %s at the second try: the first may still arrive', async (_, answer) => {
    const gateway = answering(unknown)
    const tab = new Tab(gateway)
    await tab.pay()
    for (const sent of tab.intentions.of({ customer: martaCustomer.taxId, of: '40128753' }))
      tab.intentions.change(sent, { standing: 'unheard' })
    gateway.charge = () => Promise.resolve(answer)
    expect(await tab.pay({ ...payment, again: tab.last() })).toMatchObject({
      value: { outcome: { kind: 'unknown' } },
    })
    expect(tab.last()).toMatchObject({ standing: 'sent' })
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
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

describe('presses while a typed card is on its way', () => {
  const another = { kind: 'new', card: { ...martasMastercard, number: '4509953566233704' } } as const

  it.each([
    ['the same number shares the answer', typed, true],
    ['another number hears of it', another, false],
    ['a saved card hears of it', payment.card, false],
  ] as const)('%s', async (_, card, isShared) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const [first, second] = await Promise.all([
      tab.payInstallment.execute({ ...payment, card: typed }),
      tab.payInstallment.execute({ ...payment, card }),
    ])
    expect(second).toEqual(isShared ? first : failure({ kind: 'under-way', amount: 1_262_500 }))
    expect(gateway.charges).toHaveLength(1)
    expect(tab.last()?.way).toBe('new-card')
  })
})

it('keeps why the card was refused, and no number that the lender did not give', async () => {
  const refused = new Tab(answering(success({ kind: 'refused', refusal: 'blocked' })))
  await refused.pay()
  expect(refused.last()).toMatchObject({ way: 'saved-card', standing: 'rejected', refusal: 'blocked' })
  const numberless = new Tab(answering(success({ kind: 'approved' })))
  await numberless.pay()
  expect(numberless.last()?.standing).toBe('accepted')
  expect(numberless.last()).not.toHaveProperty('reference')
})

it('a second customer of the page does not share the answer of the first', async () => {
  const tab = new Tab(new ScriptedPaymentGateway())
  const [, second] = await Promise.all([
    tab.payInstallment.execute(payment),
    tab.payInstallment.execute({ ...payment, customer: brunoCustomer.taxId }),
  ])
  expect(second).toEqual(failure({ kind: 'under-way', amount: 1_262_500 }))
})
