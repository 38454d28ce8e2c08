import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { ChargeAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Later, Tab, aBrowser, payment, turns } from './a-tab'
import { ScriptedPaymentGateway, installmentFour } from './scripted-payment-gateway'

type Charged = Result<ChargeAnswer, GatewayFailure>

function answering(answer: Charged): ScriptedPaymentGateway {
  const gateway = new ScriptedPaymentGateway()
  gateway.charge = () => Promise.resolve(answer)
  return gateway
}

const typed = {
  kind: 'new',
  card: {
    number: '5412750012345014',
    holder: 'Marta Giménez',
    expiryMonth: '12',
    expiryYear: '39',
    securityCode: '123',
    dni: '28456123',
  },
} as const

describe('paying an installment with a card', () => {
  it('sends what was chosen with a key of its own, and forgets the key once that is told', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    expect(await tab.pay()).toEqual(success({ kind: 'approved', transactionId: '7001' }))
    expect(gateway.charges).toEqual([
      {
        externalId: '40128753',
        amount: 1_262_500,
        debitCardId: 'td-51c7a8e0',
        idempotencyKey: '00000000-0000-4000-8000-000000000001',
      },
    ])
    expect(tab.openKey()).toBeUndefined()
  })

  it('sends a card as it was typed in the same way', async () => {
    const gateway = new ScriptedPaymentGateway()
    await new Tab(gateway).payInstallment.execute({ ...payment, card: typed })
    expect(gateway.charges).toEqual([
      {
        externalId: '40128753',
        amount: 1_262_500,
        card: typed.card,
        idempotencyKey: '00000000-0000-4000-8000-000000000001',
      },
    ])
  })

  it.each([payment.card, typed])(
    'keeps the intention before sending, without a word of the card: %o',
    async (card) => {
      const gateway = new ScriptedPaymentGateway()
      const answer = new Later<Charged>()
      gateway.charge = () => answer.promise
      const tab = new Tab(gateway)
      void tab.payInstallment.execute({ ...payment, card })
      await turns()
      expect(tab.kept.texts.get('paymentIntentions')).toBe(
        '{"version":1,"value":[{"idempotencyKey":"00000000-0000-4000-8000-000000000001","externalId":"40128753","amount":1262500,"dueBefore":1262500}]}',
      )
      answer.settle(success({ kind: 'approved' }))
    },
  )

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

  it('uses another key for another intention', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.pay()
    const next = { ...installmentFour, amount: cents(300_000) }
    gateway.due = success([next])
    await tab.pay({ ...payment, seen: [next] })
    expect(gateway.charges).toHaveLength(2)
    expect(new Set(gateway.charges.map((charge) => charge.idempotencyKey)).size).toBe(2)
  })

  it.each<[string, Charged]>([
    ['the server says no', success({ kind: 'rejected' })],
    ['it answers with an HTTP error', failure({ kind: 'server-failure' })],
    ['the session is over', failure({ kind: 'session-ended' })],
  ])('is rejected when %s, and the key is forgotten', async (_, answer) => {
    const tab = new Tab(answering(answer))
    expect(await tab.pay()).toEqual(success({ kind: 'rejected' }))
    expect(tab.openKey()).toBeUndefined()
  })

  it('tells why a card was refused, and the key is forgotten', async () => {
    const refused = success({ kind: 'refused', refusal: 'blocked' } as const)
    const tab = new Tab(answering(refused))
    expect(await tab.pay()).toEqual(refused)
    expect(tab.openKey()).toBeUndefined()
  })

  it.each<[string, Charged]>([
    ['nobody answers', failure({ kind: 'no-answer' })],
    ['the answer cannot be read', failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' })],
  ])('is neither paid nor rejected when %s, and the key stays', async (_, answer) => {
    const tab = new Tab(answering(answer))
    expect(await tab.pay()).toEqual(success({ kind: 'unknown' }))
    expect(tab.openKey()).toBe('00000000-0000-4000-8000-000000000001')
  })

  it('sends nothing more for that loan while the outcome is unknown, not even after a reload', async () => {
    const gateway = answering(failure({ kind: 'no-answer' }))
    const tab = new Tab(gateway)
    await tab.payInstallment.execute(payment)
    expect(await tab.reloaded().payInstallment.execute(payment)).toEqual(success({ kind: 'unknown' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('knows of the intention when the page is loaded again while it is on its way', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new Later<Charged>()
    gateway.charge = () => answer.promise
    const tab = new Tab(gateway)
    void tab.payInstallment.execute(payment)
    await turns()
    const reloaded = tab.reloaded()
    expect(reloaded.openKey()).toBe(gateway.charges[0]?.idempotencyKey)
    answer.settle(success({ kind: 'approved' }))
  })

  it.each([
    ['another number', [{ ...installmentFour, number: 5 }]],
    ['another interest', [{ ...installmentFour, punitiveAmount: cents(1) }]],
    ['one line more', [installmentFour, { ...installmentFour, number: 5 }]],
    ['one line less', []],
  ])('sends nothing when what is due has %s', async (_, due) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.due = success(due)
    expect(await new Tab(gateway).payInstallment.execute(payment)).toEqual(failure({ kind: 'due-changed' }))
    expect(gateway.charges).toEqual([])
  })

  it('sends what is due of a loan while another loan waits for its final word', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const ofAnother = { idempotencyKey: 'clave-9', externalId: '40153318' }
    tab.intentions.open({ ...ofAnother, amount: cents(100), dueBefore: cents(100) })
    expect(await tab.pay()).toEqual(success({ kind: 'approved', transactionId: '7001' }))
    expect(tab.intentions.openFor('40153318')).toMatchObject(ofAnother)
  })

  it('sends nothing when what is due is not what the customer saw', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.due = success([{ ...installmentFour, amount: cents(500_000) }])
    const tab = new Tab(gateway)
    expect(await tab.payInstallment.execute(payment)).toEqual(failure({ kind: 'due-changed' }))
    expect(gateway.charges).toEqual([])
    expect(tab.openKey()).toBeUndefined()
  })

  it('sends nothing when it cannot be known what is due', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.due = failure({ kind: 'no-answer' })
    const tab = new Tab(gateway)
    expect(await tab.payInstallment.execute(payment)).toEqual(
      failure({ kind: 'due-not-known', cause: { kind: 'no-answer' } }),
    )
    expect(gateway.charges).toEqual([])
  })

  it('pays once from two tabs that press together: the second one sees that nothing is due', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.charge = () => {
      gateway.due = success([])
      return Promise.resolve(success({ kind: 'approved' }))
    }
    const browser = aBrowser()
    const outcomes = await Promise.all([
      new Tab(gateway, browser).payInstallment.execute(payment),
      new Tab(gateway, browser).payInstallment.execute(payment),
    ])
    expect(outcomes).toEqual([success({ kind: 'approved' }), failure({ kind: 'due-changed' })])
    expect(gateway.charges).toHaveLength(1)
  })

  it('keeps the key of an outcome that nobody was told, and sends nothing more for that loan', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.payInstallment.execute(payment)
    expect(tab.openKey()).toBe('00000000-0000-4000-8000-000000000001')
    expect(await tab.payInstallment.execute(payment)).toEqual(success({ kind: 'unknown' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('has nothing to tell of a loan that was not paid', async () => {
    const tab = new Tab(answering(failure({ kind: 'no-answer' })))
    await tab.pay()
    tab.payInstallment.told('40128753')
    expect(tab.openKey()).toBe('00000000-0000-4000-8000-000000000001')
  })

  it('sends nothing for a loan that was paid and looks unpaid, from any tab of the browser', async () => {
    const gateway = new ScriptedPaymentGateway()
    const browser = aBrowser()
    await new Tab(gateway, browser).pay()
    expect(await new Tab(gateway, browser).pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('pays beside the charge that the customer was told of, and beside no other', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.pay()
    const first = tab.recentCharges.notApplied('40128753', cents(1_262_500))
    expect(await tab.pay({ ...payment, beside: first })).toMatchObject({ ok: true })
    expect(await tab.pay({ ...payment, beside: first })).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(2)
  })

  it('sends nothing from another tab while nobody knows what came of the one before', async () => {
    const gateway = answering(failure({ kind: 'no-answer' }))
    const browser = aBrowser()
    await new Tab(gateway, browser).pay()
    expect(await new Tab(gateway, browser).pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it('pays what is due two days later, which the charge has not changed', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    await tab.pay()
    tab.clock.advance(48 * 3_600_000 - 1)
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    tab.clock.advance(1)
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it('pays again after what was rejected', async () => {
    const gateway = answering(success({ kind: 'rejected' }))
    const tab = new Tab(gateway)
    await tab.pay()
    await tab.pay()
    expect(gateway.charges).toHaveLength(2)
  })

  it('begins without intentions when what the tab kept cannot be read', () => {
    const tab = new Tab(new ScriptedPaymentGateway())
    tab.kept.texts.set('paymentIntentions', '[{"externalId":"40128753"}]')
    expect(tab.openKey()).toBeUndefined()
  })
})
