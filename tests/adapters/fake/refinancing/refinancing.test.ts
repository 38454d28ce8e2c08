import { describe, expect, it } from 'vitest'
import { findPersona } from '@/adapters/fake/personas/personas'
import { createLinkParameterValue, createLinkSentByLender } from '@/adapters/fake/access/link-sent-by-lender'
import { isRefinancingLinkExpired, parseRefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Instant } from '@/domain/shared/calendar-date'
import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import {
  FakeBackEndClient,
  stringOrThrow,
  type LooselyTypedJson,
} from '#tests/adapters/fake/fake-back-end-client'
import { runIdentityCheck } from '#tests/adapters/fake/access/pass-identity-check'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

const ramonaTaxId = '27169088336'
const refinancingLinkHash = refinancingLinkHashOfPersona('ramona')
const refinancingLinkQuery = `?hash=${encodeURIComponent(refinancingLinkHash)}`
const planRequestBody = { requestedAmount: 216_897.88, maxInstallmentAmount: 260_000, maxInstallments: 18 }
const downPaymentCardFields = {
  customerTaxId: ramonaTaxId,
  customerFullName: 'Ramona Paredes',
  cardNumber: '4517650012344821',
  cardExpirationMonth: '12',
  cardExpirationYear: '39',
  cvv: '123',
}

async function requestPlans(asking: FakeBackEndClient, wishes = {}): Promise<LooselyTypedJson> {
  return (
    await asking.post(`/refinancing/${ramonaTaxId}/installmentPlan${refinancingLinkQuery}`, {
      body: { ...planRequestBody, ...wishes },
    })
  ).json
}

async function createRefinancingLoan(asking: FakeBackEndClient, idempotencyKey: string, position = 0) {
  const plan = (await requestPlans(asking))[position]
  const body = {
    requestedAmount: planRequestBody.requestedAmount,
    installmentAmount: plan?.['amount'],
    installments: plan?.['installment'],
    lineId: plan?.['lineId'],
  }
  return asking.post(`/refinancing/${ramonaTaxId}/loan${refinancingLinkQuery}`, { idempotencyKey, body })
}

async function sendDownPayment(
  asking: FakeBackEndClient,
  idempotencyKey: string,
  loanId: string,
  change = {},
) {
  const face = await runIdentityCheck(asking, { taxId: ramonaTaxId, purpose: 'REFINANCING' })
  const body = { ...downPaymentCardFields, ...face, externalLoanId: loanId, amount: 24_099.77, ...change }
  return asking.post(`/refinancing/${ramonaTaxId}/process${refinancingLinkQuery}`, { idempotencyKey, body })
}

describe('the link of a refinancing', () => {
  it.each([
    ['ramona', '2026-11-22T10:00:00-03:00', false],
    ['ramona', '2026-11-22T20:59:59-03:00', false],
    ['ramona', '2026-11-22T21:00:00-03:00', false],
    ['ramona', '2026-11-22T23:59:59-03:00', false],
    ['julio', '2026-11-22T10:00:00-03:00', true],
    ['julio', '2026-11-22T21:00:00-03:00', true],
  ])('of %s, made at %s, has expired: %s', (id, at, isExpired) => {
    const now = Date.parse(at) as Instant
    const persona = findPersona(id)
    const sent = persona && createLinkSentByLender(persona, 'refinancing', { now })
    const link = sent && parseRefinancingLink(createLinkParameterValue(sent, persona))
    expect(link && isRefinancingLinkExpired(link, now)).toBe(isExpired)
  })
})

describe('the refinancing offer', () => {
  it('is returned for Ramona, but not for Julio or a customer without one', async () => {
    const asking = new FakeBackEndClient()
    expect((await asking.get(`/refinancing/${ramonaTaxId}${refinancingLinkQuery}`)).json).toEqual({
      refinancingAmount: 216_897.88,
      debtAmount: 24_099.77,
      customerFullName: 'Ramona Paredes',
      gender: 'F',
    })
  })

  it('gives no name without an offer, nor to a customer without a link', async () => {
    const asking = new FakeBackEndClient()
    const expired = await asking.get(
      `/refinancing/20230156493?hash=${encodeURIComponent(refinancingLinkHashOfPersona('julio'))}`,
    )
    expect([expired.status, expired.json]).toEqual([200, {}])
    for (const taxId of ['20230156493', '27284561231', '20000000001']) {
      const answer = await asking.get(`/refinancing/${taxId}${refinancingLinkQuery}`)
      expect([answer.status, answer.json['code']]).toEqual([404, 'CUSTOMER_NOT_FOUND'])
    }
  })

  it.each([
    ['without its secret', refinancingLinkHash.split('.')[0] ?? ''],
    [
      'with the secret of another customer',
      `${refinancingLinkHash.split('.')[0]}.${refinancingLinkHashOfPersona('julio').split('.')[1]}`,
    ],
    ['with a secret that is a letter short', refinancingLinkHash.slice(0, -1)],
  ])('is not given by the link %s', async (_, guessed) => {
    const asking = new FakeBackEndClient()
    const answer = await asking.get(`/refinancing/${ramonaTaxId}?hash=${encodeURIComponent(guessed)}`)
    expect([answer.status, answer.json['code']]).toEqual([404, 'CUSTOMER_NOT_FOUND'])
  })

  it("is over for yesterday's link, with the same words as an offer that was taken", async () => {
    const asking = new FakeBackEndClient()
    asking.clock.set(Date.parse('2026-11-21T21:00:00-03:00'))
    const answer = await asking.get(`/refinancing/${ramonaTaxId}${refinancingLinkQuery}`)
    expect([answer.status, answer.json]).toEqual([200, {}])
  })

  it('never has more installments than the lender gives, whatever the link says', async () => {
    const asking = new FakeBackEndClient()
    const all = await requestPlans(asking, { maxInstallments: 999, maxInstallmentAmount: 999_999 })
    expect(Array.from({ length: 6 }, (_, each) => all[each]?.['installment'])).toEqual([1, 3, 6, 9, 12, 18])
    expect((await requestPlans(asking, { maxInstallments: 3 }))['length']).toBe(2)
    expect(
      (
        await asking.post(`/refinancing/${ramonaTaxId}/installmentPlan${refinancingLinkQuery}`, {
          body: { ...planRequestBody, requestedAmount: 1 },
        })
      ).status,
    ).toBe(409)
  })

  it('adds up: financed amount, interest and taxes equal the installments', async () => {
    const all = await requestPlans(new FakeBackEndClient())
    for (let each = 0; each < Number(all['length']); each += 1) {
      const plan = all[each]
      const total = Number(plan?.['installment']) * Number(plan?.['amount'])
      const [interests, taxes, outgoings] = ['interests', 'taxes', 'outgoings'].map((part) =>
        Number(plan?.[part]),
      )
      const parts = planRequestBody.requestedAmount + (interests ?? 0) + (taxes ?? 0) + (outgoings ?? 0)
      expect(parts).toBeCloseTo(total, 6)
    }
  })
})

describe('a refinancing', () => {
  it('is created once for a key', async () => {
    const asking = new FakeBackEndClient()
    const [one, other] = [await createRefinancingLoan(asking, 'a'), await createRefinancingLoan(asking, 'a')]
    expect(other.json).toEqual(one.json)
    expect((await createRefinancingLoan(asking, 'a', 1)).json['code']).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(asking.backEnd.newLoanAmounts().length).toBe(1)
  })

  it('is accepted only for an offered plan', async () => {
    const asking = new FakeBackEndClient()
    const body = { requestedAmount: 1, installmentAmount: 1, installments: 18, lineId: 'lr-18' }
    const answer = await asking.post(`/refinancing/${ramonaTaxId}/loan${refinancingLinkQuery}`, {
      idempotencyKey: 'a',
      body,
    })
    expect([answer.status, answer.json['code']]).toEqual([409, 'INVALID_INSTALLMENT_PLAN'])
  })

  it('replaces one that was not paid', async () => {
    const asking = new FakeBackEndClient()
    const first = stringOrThrow((await createRefinancingLoan(asking, 'a')).json['loanId'])
    const second = stringOrThrow((await createRefinancingLoan(asking, 'b', 1)).json['loanId'])
    expect((await sendDownPayment(asking, 'c', first)).json['code']).toBe('REFINANCING_NOT_AVAILABLE')
    expect((await sendDownPayment(asking, 'd', second)).status).toBe(200)
    expect(asking.backEnd.countCharges()).toBe(1)
  })

  it('begins with its down payment, which is charged once, and replaces the old loan', async () => {
    const asking = new FakeBackEndClient()
    const loanId = stringOrThrow((await createRefinancingLoan(asking, 'a', 2)).json['loanId'])
    expect([
      (await sendDownPayment(asking, 'b', loanId)).status,
      (await sendDownPayment(asking, 'b', loanId)).status,
    ]).toEqual([200, 200])
    expect(asking.backEnd.listChargedAmounts()).toEqual([2_409_977])
    expect((await asking.get(`/refinancing/${ramonaTaxId}${refinancingLinkQuery}`)).json).not.toHaveProperty(
      'refinancingAmount',
    )
    const token = await asking.logIn('ramona')
    const loans = (await asking.get(`/customers/${ramonaTaxId}/loans?status=ACTIVE`, { token })).json
    expect([loans['length'], loans[0]?.['loanId']]).toEqual([1, loanId])
  })

  it.each([
    [{ amount: 0.01 }, 'INVALID_AMOUNT'],
    [{ cardNumber: '4517650012340002' }, 'DENIED'],
    [{ cardNumber: '4517650012340010' }, 'INSUFFICIENT_FUNDS'],
  ])('is not charged with %o', async (change, code) => {
    const asking = new FakeBackEndClient()
    const loanId = stringOrThrow((await createRefinancingLoan(asking, 'a')).json['loanId'])
    const answer = await sendDownPayment(asking, 'b', loanId, change)
    expect([answer.status, answer.json['code']]).toEqual([409, code])
    expect(asking.backEnd.countCharges()).toBe(0)
  })
})

describe('the agreement of a refinancing', () => {
  it('is a PDF with the figures of that loan, as the portal shows them', async () => {
    const asking = new FakeBackEndClient()
    const plan = (await requestPlans(asking))[4]
    const loanId = stringOrThrow((await createRefinancingLoan(asking, 'a', 4)).json['loanId'])
    const cost = (await asking.get(`/loans/${loanId}/costDetail`)).json
    const paper = parsePdf((await asking.get(`/users/loans/${loanId}/agreement`)).bytes)
    expect(paper.misplacedObjectNumbers).toEqual([])
    const said = paper.texts.join(' ').replaceAll('\u00a0', ' ')
    const figures = [
      formatPesos(planRequestBody.requestedAmount),
      formatPesos(Number(plan?.['amount'])),
      formatPesos(Number(cost['interests'])),
      formatPesos(Number(cost['outgoings'])),
      formatPesos(Number(cost['taxes'])),
      formatPesos(Number(cost['amountToReturn'])),
      'Ramona Paredes',
      'cancela lo que queda de la deuda',
    ]
    for (const figure of figures) expect(said).toContain(figure)
    expect(Number(cost['amountToReturn'])).toBeCloseTo(12 * Number(plan?.['amount']), 6)
  })
})

/** Returns an amount in pesos as a text, such as `$ 216.897,88`. */
function formatPesos(pesos: number): string {
  return `$ ${pesos.toLocaleString('es-AR', { minimumFractionDigits: 2 })}`
}
