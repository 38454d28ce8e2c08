import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, type Instant } from '@/domain/shared/calendar-date'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import {
  isRefinancingLinkExpired,
  refinancingLinkDeadline,
  parseRefinancingLink,
} from '@/domain/refinancing/refinancing-link'

const hashOf = (text: string): string => btoa(text)
const ramona = '27169088336|12|25000.5|2026-11-22'
const link = {
  taxId: cuit('27169088336'),
  maxTerm: 12,
  maxAmount: cents(2_500_050),
  date: calendarDate('2026-11-22'),
}

describe('a refinancing link', () => {
  it('has the customer, the largest number of installments, the highest installment, and its day', () => {
    expect(parseRefinancingLink(hashOf(ramona))).toEqual(link)
  })

  it('is read without its padding', () => {
    const filled = hashOf('27169088336|12|25000.50|2026-11-22')
    expect(filled).toMatch(/[^=]=+$/)
    expect(parseRefinancingLink(filled.replace(/=+$/, ''))).toEqual(link)
  })

  it('can require whole pesos', () => {
    const whole = parseRefinancingLink(hashOf('27169088336|12|25000|2026-11-22'))
    expect(whole?.maxAmount).toBe(2_500_000)
  })

  it('is read up to 200 characters', () => {
    const filled = (signs: number) => hashOf(ramona).padEnd(signs, '=')
    expect(parseRefinancingLink(filled(200))).toEqual(link)
    expect(parseRefinancingLink(filled(201))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'no%20es=un*enlace'],
    ['base64 of a length that there is not', 'AAAAA'],
    ['three parts', hashOf('27169088336|12|25000')],
    ['five parts', hashOf(`${ramona}|1`)],
    ['letters for the term', hashOf('27169088336|doce|25000|2026-11-22')],
    ['no term', hashOf('27169088336|0|25000|2026-11-22')],
    ['a term with decimals', hashOf('27169088336|1.5|25000|2026-11-22')],
    ['a negative amount', hashOf('27169088336|12|-1|2026-11-22')],
    ['an amount of nothing', hashOf('27169088336|12|0.00|2026-11-22')],
    ['a part of a cent', hashOf('27169088336|12|0.001|2026-11-22')],
    ['an amount with an exponent', hashOf('27169088336|12|1e5|2026-11-22')],
    ['a date that does not exist', hashOf('27169088336|12|25000|2026-02-30')],
    ['a date written otherwise', hashOf('27169088336|12|25000|22/11/2026')],
    ['a tax id whose last digit is wrong', hashOf('27169088337|12|25000|2026-11-22')],
    ['a path in place of the tax id', hashOf('../27169088336|12|25000|2026-11-22')],
    ['blanks around', hashOf(' 27169088336 | 12 | 25000 | 2026-11-22 ')],
    ['10 kB', hashOf(`27169088336|12|25000|${'2'.repeat(10_000)}`)],
  ])('is invalid with %s', (_, hash) => {
    expect(parseRefinancingLink(hash)).toBeUndefined()
  })

  it('is valid or not, without an exception, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseRefinancingLink(text)))
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const latin = text.replaceAll(/[^\0-\u00ff]/g, '')
        const read = parseRefinancingLink(hashOf(latin))
        expect(read === undefined || latin.split('|').length === 4).toBe(true)
      }),
    )
  })

  it('is read back for every link that can be written', () => {
    const anyLink = fc.record({
      term: fc.integer({ min: 1, max: 999 }),
      amount: fc.integer({ min: 1, max: 99_999_999_999 }),
      day: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(anyLink, ({ term, amount, day }) => {
        const date = day.toISOString().slice(0, 10)
        const text = `20230156493|${term}|${(amount / 100).toFixed(2)}|${date}`
        expect(parseRefinancingLink(hashOf(text))).toEqual({
          taxId: '20230156493',
          maxTerm: term,
          maxAmount: amount,
          date,
        })
      }),
    )
  })
})

describe('the secret of a link', () => {
  const secret = 'vJ8mQz0rW3nT6yKpX2dLhB'

  it('follows its four parts, and does not change them', () => {
    expect(parseRefinancingLink(`${hashOf(ramona)}.${secret}`)).toEqual(link)
  })

  it.each([
    ['a short one', `${hashOf(ramona)}.abc`],
    ['an empty one', `${hashOf(ramona)}.`],
    ['two', `${hashOf(ramona)}.${secret}.${secret}`],
    ['signs that an address would have to encode', `${hashOf(ramona)}.${secret}+/`],
    ['nothing before it', `.${secret}`],
  ])('is not %s', (_, hash) => {
    expect(parseRefinancingLink(hash)).toBeUndefined()
  })
})

describe('the end of a link', () => {
  it('is 21:00 of its day in Buenos Aires', () => {
    expect(refinancingLinkDeadline(link)).toBe(Date.parse('2026-11-22T21:00:00-03:00'))
  })

  it('is reached at that second, and not a moment before', () => {
    const end = Date.parse('2026-11-22T21:00:00-03:00')
    expect(isRefinancingLinkExpired(link, (end - 1) as Instant)).toBe(false)
    expect(isRefinancingLinkExpired(link, end as Instant)).toBe(true)
  })

  it('can be shown for the last possible day', () => {
    expect(refinancingLinkDeadline({ ...link, date: calendarDate('9999-12-31') })).toBe(
      Date.parse('9999-12-31T21:00:00-03:00'),
    )
  })
})
