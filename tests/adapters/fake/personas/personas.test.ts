import { describe, expect, it } from 'vitest'
import { createVirtualAccountNumber } from '@/adapters/fake/payments/accounts'
import { personas, findPersona } from '@/adapters/fake/personas/personas'
import { canPersonaLogIn } from '@/adapters/fake/personas/persona'
import { isCbu } from '@/domain/shared/cbu'
import { isCuit } from '@/domain/shared/cuit'
import { FakeBackEndClient, stringOrThrow } from '#tests/adapters/fake/fake-back-end-client'

describe('the personas', () => {
  it('are those that the demo announces', () => {
    expect(personas.map(({ id, dni, taxId }) => `${id} ${dni} ${taxId}`)).toEqual([
      'marta 28456123 27284561231',
      'raul 24318907 20243189072',
      'lucia 33127456 27331274564',
      'diego 35902114 20359021144',
      'norma 17645320 27176453201',
      'hector 20114785 23201147859',
      'silvia 22870316 27228703163',
      'oscar 18432259 20184322596',
      'carla 30558741 27305587414',
      'bruno 38214690 20382146906',
      'ana 14223078 27142230785',
      'ana-maria 14223078 24142230786',
      'juan-carlos 14223078 20142230780',
      'pedro 40118223 20401182234',
      'elena 41220917 27412209171',
      'walter 26774105 20267741051',
      'gabriela 29336482 27293364821',
      'tomas 37650128 20376501281',
      'ramona 16908833 27169088336',
      'julio 23015649 20230156493',
      'paula 31447902 27314479020',
      'sergio 27180535 20271805358',
      'irma 12095867 23120958674',
      'nicolas 36529471 20365294713',
      'sofia 39871206 23398712064',
      'ivan 32605318 20326053180',
      'maria 11203994 27112039940',
      'delia 21903476 27219034763',
    ])
  })

  it.each(personas)('$id has tax ids and virtual accounts with valid check digits', (persona) => {
    expect(isCuit(persona.taxId)).toBe(true)
    expect(persona.taxId.slice(2, 10)).toBe(persona.dni.padStart(8, '0'))
    for (const loan of persona.loans) {
      expect(isCbu(createVirtualAccountNumber(loan.externalId))).toBe(true)
      expect(loan.company === undefined || isCuit(loan.company.taxId)).toBe(true)
    }
  })

  it('have ids of loans, customers and cards that reveal nothing of the person', () => {
    const ids = personas.flatMap((persona) => [
      persona.customerId,
      ...persona.loans.flatMap((loan) => [loan.loanId, loan.externalId]),
      ...persona.savedCards.map((card) => card.debitCardId),
    ])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { dni } of personas) expect(ids.filter((id) => id.includes(dni))).toEqual([])
  })

  it('are described in one line each', () => {
    for (const persona of personas) expect(persona.description).toMatch(/^[A-ZÁÉÍÓÚ].{10,110}\.$/)
  })

  it('do not include an unknown id', () => {
    expect(findPersona('nadie')).toBeUndefined()
  })
})

describe('the data of a persona', () => {
  it('add up for Raúl: account status, payable loans, amount due and debts', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('raul')
    const status = (await asking.get('/customers/20243189072/accountStatus', { token })).json
    expect(status).toMatchObject({
      customerIsUpToDate: false,
      totalInstallmentDebt: 96851.2,
      totalPunitiveDebt: 5032.06,
      totalDebt: 101883.26,
    })
    expect((await asking.get('/payments/info/40116602', { token })).json).toEqual({ finalAmount: 101883.26 })
    expect((await asking.get('/loans/40116602', { token })).json['installments']).toMatchObject([
      { installmentNumber: 2, installmentAmount: 18950.4, installmentPunitive: 1137.02, vto: '2026-09-01' },
      { installmentNumber: 3, installmentAmount: 38950.4, installmentPunitive: 2726.53, vto: '2026-10-01' },
      { installmentNumber: 4, installmentAmount: 38950.4, installmentPunitive: 1168.51, vto: '2026-11-01' },
    ])
    expect((await asking.get('/customers/20243189072/loans/debt', { token })).json).toEqual([
      { loanId: 'p-9e40d71b' },
    ])
    const payable = (await asking.get('/loans', { token })).json
    expect([payable[0]?.['status'], payable[1]?.['status']]).toEqual(['DEBT', 'UP_TO_DATE'])
  })

  it('keep Marta up to date with the fourth of twelve installments due on the next 1st', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('marta')
    const loans = await asking.get('/customers/27284561231/loans', { token })
    expect(loans.json[0]?.['currentInstallment']).toEqual({
      number: 4,
      totalAmount: 12625,
      dueDate: '2026-12-01',
    })
  })

  it.each([
    ['2026-12-01T10:00:00-03:00', '2026-12-01'],
    ['2026-12-02T10:00:00-03:00', '2027-01-01'],
    ['2026-12-31T23:59:59-03:00', '2027-01-01'],
    ['2027-01-01T01:00:00Z', '2027-01-01'],
  ])('at %s have the current installment due on %s, and none overdue', async (now, dueDate) => {
    const asking = new FakeBackEndClient()
    asking.clock.set(Date.parse(now))
    const token = await asking.logIn('marta')
    const loans = await asking.get('/customers/27284561231/loans', { token })
    expect(loans.json[0]?.['currentInstallment']).toMatchObject({ number: 4, dueDate })
    expect((await asking.get('/customers/27284561231/accountStatus', { token })).json['totalDebt']).toBe(0)
  })

  it('exclude the line from the loans unless the query asks for all products', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('lucia')
    const all = await asking.get('/customers/27331274564/loans?excludeProducts=', { token })
    const usual = await asking.get('/customers/27331274564/loans', { token })
    expect([all.json['length'], usual.json['length']]).toEqual([3, 2])
    expect((await asking.get('/payments/loans/46010327', { token })).json).toEqual([
      { month: '2026-12', totalInstallmentAmount: 54213.75, totalInstallmentPunitive: 0 },
    ])
  })

  it('list the same 2.000 payments of Irma at every start, latest first', async () => {
    const lists = []
    for (const asking of [new FakeBackEndClient(), new FakeBackEndClient()]) {
      const token = await asking.logIn('irma')
      lists.push((await asking.get('/customers/23120958674/payments', { token })).json)
    }
    const [one, other] = lists
    expect(one).toEqual(other)
    expect(one?.['length']).toBe(2000)
    const dates = Array.from({ length: 2000 }, (_, index) => stringOrThrow(one?.[index]?.['paymentDate']))
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each([
    [
      'diego',
      { customerRevolvingLine: { maxAmount: 0, enabled: false, campaignOffer: { maxAmountOffer: 800_000 } } },
    ],
    ['norma', { customerRevolvingLine: { maxAmount: 350_000, enabled: false }, customerIsUpToDate: true }],
    ['hector', { customerRevolvingLine: { maxAmount: 500_000, enabled: true }, customerIsUpToDate: false }],
    ['silvia', { managmentLegalStudyStatus: 'PENDING_ASSIGNMENT', customerIsUpToDate: false }],
    [
      'oscar',
      {
        managmentLegalStudyStatus: 'ASSIGNED',
        legalStudyContact: {
          description: 'Estudio Jurídico Arrieta y Asociados',
          phoneNumber: '3624420187',
          startTimeAttention: '09:00',
          endTimeAttention: '17:00',
          contact: 'Dra. Julieta Arrieta',
          whatsappNumber: '5493624420187',
          whatsappApiUrl: 'https://wa.me/5493624420187',
        },
      },
    ],
    ['carla', { customerIsInBlacklist: true, customerIsUpToDate: true }],
    ['elena', { customerIsUpToDate: true, totalDebt: 0 }],
    ['walter', { hasActiveLoanWithDebitCardPayment: true, customerIsUpToDate: true }],
    ['ramona', { customerIsUpToDate: false }],
    ['julio', { customerIsUpToDate: false }],
    ['ivan', { loanOffer: { hashKey: 'h-0d75fa18', rejectedReason: 'INSUFFICIENT_INCOME' } }],
  ])('give %s the announced standing', async (id, status) => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn(id)
    const taxId = findPersona(id)?.taxId
    expect((await asking.get(`/customers/${taxId}/accountStatus`, { token })).json).toMatchObject(status)
  })

  it('give Gabriela a loan of 40 days and two finished ones, and Tomás one of 5 days that is unused', async () => {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn('gabriela')
    const active = await asking.get('/customers/27293364821/loans', { token })
    const finished = await asking.get('/customers/27293364821/loans?status=FINISHED', { token })
    expect([active.json[0]?.['disbursementDate'], finished.json['length']]).toEqual(['2026-10-12', 2])
    const other = await asking.get('/customers/20376501281/loans', { token: await asking.logIn('tomas') })
    expect(other.json[0]).toMatchObject({ disbursementDate: '2026-11-16', creditUsed: false })
  })

  it('log in a persona with a loan or on the list', () => {
    expect(personas.filter((persona) => !canPersonaLogIn(persona)).map(({ id }) => id)).toEqual(['pedro'])
  })
})
