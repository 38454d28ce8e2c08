import { describe, expect, it } from 'vitest'
import { amortiseInstallment } from '@/adapters/fake/loans/amortisation'
import { cents } from '@/domain/shared/money'
import { FakeBackEndClient, type LooselyTypedJson } from '#tests/adapters/fake/fake-back-end-client'

/**
 * Loans of the tests. The expected values were calculated by hand with decimal numbers of 40 digits. The
 * monthly rate makes the installments worth the amount of the loan. The interest of a month is charged on the
 * balance and includes VAT of 21 %.
 */
const testedLoans = {
  store: { disbursedAmount: cents(9_800_000), installment: cents(1_262_500), installmentCount: 12 },
  branch: { disbursedAmount: cents(16_000_000), installment: cents(2_348_050), installmentCount: 10 },
  long: { disbursedAmount: cents(62_000_000), installment: cents(3_370_615), installmentCount: 36 },
  topUp: { disbursedAmount: cents(500_000), installment: cents(189_035), installmentCount: 3 },
  personal: { disbursedAmount: cents(30_000_000), installment: cents(3_895_040), installmentCount: 12 },
}

describe('an installment of the French system', () => {
  it.each([
    ['store', 1, 534_016, 602_053, 126_431, 9_800_000, 73.72],
    ['store', 4, 662_176, 496_136, 104_188, 8_075_913, 73.72],
    ['store', 12, 1_175_144, 72_195, 15_161, 1_175_144, 73.72],
    ['branch', 9, 2_025_803, 266_320, 55_927, 4_206_787, 75.97],
    ['long', 20, 1_674_637, 1_401_635, 294_343, 40_375_369, 41.66],
    ['topUp', 1, 156_179, 27_154, 5_702, 500_000, 65.17],
    ['topUp', 3, 177_379, 9_633, 2_023, 177_379, 65.17],
    ['personal', 2, 1_743_336, 1_778_268, 373_436, 28_379_526, 75.19],
    ['personal', 3, 1_875_514, 1_669_030, 350_496, 26_636_190, 75.19],
    ['personal', 4, 2_017_713, 1_551_510, 325_817, 24_760_676, 75.19],
  ] as const)(
    'of the %s loan, number %i, is made of capital, interest and VAT',
    (of, number, capital, interest, interestVat, openingBalance, yearlyRate) => {
      expect(amortiseInstallment(testedLoans[of], number)).toEqual({
        capital,
        interest,
        interestVat,
        openingBalance,
        yearlyRate,
      })
      expect(capital + interest + interestVat).toBe(testedLoans[of].installment)
    },
  )
})

async function fetchLoan(persona: string, externalId: string): Promise<LooselyTypedJson> {
  const asking = new FakeBackEndClient()
  const token = await asking.logIn(persona)
  return (await asking.get(`/loans/${externalId}`, { token })).json
}

describe('the amount due', () => {
  it('of Marta is the agreed installment', async () => {
    const answer = await fetchLoan('marta', '40128753')
    expect(answer['installments']?.[0]?.['components']).toEqual([
      { kind: 'CAPITAL', amount: 6621.76 },
      {
        kind: 'INTEREST',
        amount: 4961.36,
        base: 80_759.13,
        rate: 73.72,
        from: '2026-11-01',
        to: '2026-12-01',
      },
      { kind: 'VAT', amount: 1041.88, base: 4961.36, rate: 21 },
    ])
    expect(answer['previousInstallment']).toMatchObject({ installmentNumber: 3 })
  })

  it('of Irma excludes what is waived', async () => {
    const answer = await fetchLoan('irma', '40021479')
    const components = answer['installments']?.[0]?.['components']
    expect(components?.[3]).toEqual({ kind: 'DISCOUNT', amount: -1500 })
  })

  it('of Raúl includes interest for each day of delay on the debt, less what was paid', async () => {
    const answer = await fetchLoan('raul', '40116602')
    expect(answer['installments']?.[0]?.['components']).toEqual([
      { kind: 'CAPITAL', amount: 17_433.36 },
      {
        kind: 'INTEREST',
        amount: 17_782.68,
        base: 283_795.26,
        rate: 75.19,
        from: '2026-08-01',
        to: '2026-09-01',
      },
      { kind: 'VAT', amount: 3734.36, base: 17_782.68, rate: 21 },
      {
        kind: 'LATE_INTEREST',
        amount: 939.69,
        base: 18_950.4,
        from: '2026-09-01',
        to: '2026-11-21',
        days: 81,
      },
      { kind: 'VAT', amount: 197.33, base: 939.69, rate: 21 },
      { kind: 'PAID', amount: -20_000 },
    ])
  })

  it.each([
    ['marta', '40128753'],
    ['marta', '40153318'],
    ['irma', '40021479'],
    ['raul', '40116602'],
    ['lucia', '40161175'],
  ])('of %s and the loan %s adds up to the cent', async (persona, externalId) => {
    const installments = (await fetchLoan(persona, externalId))['installments']
    if (!Array.isArray(installments)) throw new Error('No installments')
    expect(installments.length).toBeGreaterThan(0)
    for (const each of installments) {
      const sum = each.components.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
      expect(sum).toBeCloseTo(each.installmentAmount + each.installmentPunitive, 5)
    }
  })
})

describe('a quote', () => {
  async function quoted(persona: string, externalId: string, query: string): Promise<LooselyTypedJson> {
    const asking = new FakeBackEndClient()
    const token = await asking.logIn(persona)
    return (await asking.get(`/loans/${externalId}/quote?${query}`, { token })).json
  }

  it.each([
    ['2026-11-21', 101_883.26, 881.47],
    ['2026-11-22', 102_009.19, 881.46],
    ['2026-11-28', 102_764.73, 881.47],
  ])('of Raúl for %s is %d, with one week without interest', async (validUntil, amount, saved) => {
    expect(await quoted('raul', '40116602', `date=${validUntil}`)).toMatchObject({
      date: validUntil,
      amount,
      interestSaved: saved,
      validUntil,
    })
  })

  it('is what the lender charges on that day', async () => {
    const asking = new FakeBackEndClient()
    asking.clock.set(Date.parse('2026-11-28T12:00:00-03:00'))
    const token = await asking.logIn('raul')
    const { json } = await asking.get('/loans/40116602', { token })
    expect(json['installments']?.[0]).toMatchObject({
      installmentAmount: 18_950.4,
      installmentPunitive: 1235.28,
    })
    expect(json['installments']?.[2]).toMatchObject({ installmentPunitive: 1577.49 })
  })

  it.each([
    ['2026-12-01', 12_625],
    ['2026-12-08', 12_757.56],
  ])('of Marta for %s is %d', async (date, amount) => {
    expect(await quoted('marta', '40128753', `date=${date}`)).toMatchObject({ amount })
  })

  it('of a part covers the oldest first', async () => {
    const { installments, amount } = await quoted('raul', '40116602', 'date=2026-11-21&amount=30000')
    expect(amount).toBe(30_000)
    expect(installments).toEqual([
      { installmentNumber: 2, paid: 20_087.42, remaining: 0 },
      { installmentNumber: 3, paid: 9912.58, remaining: 31_764.35 },
      { installmentNumber: 4, paid: 0, remaining: 40_118.91 },
    ])
  })

  it('for a past day is refused', async () => {
    expect(await quoted('raul', '40116602', 'date=2026-11-20')).toMatchObject({ code: 'DATE_IN_THE_PAST' })
  })
})
