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

const createLinkHash = (text: string): string => btoa(text)
const ramonasLinkText = '27169088336|12|25000.5|2026-11-22'
const expectedLink = {
  taxId: cuit('27169088336'),
  maxTerm: 12,
  maxInstallmentAmount: cents(2_500_050),
  validUntil: calendarDate('2026-11-22'),
}

describe('a refinancing link', () => {
  it('has the customer, the largest number of installments, the highest installment, and its day', () => {
    expect(parseRefinancingLink(createLinkHash(ramonasLinkText))).toEqual(expectedLink)
  })

  it('is read without its padding', () => {
    const filled = createLinkHash('27169088336|12|25000.50|2026-11-22')
    expect(filled).toMatch(/[^=]=+$/)
    expect(parseRefinancingLink(filled.replace(/=+$/, ''))).toEqual(expectedLink)
  })

  it('can require whole pesos', () => {
    const whole = parseRefinancingLink(createLinkHash('27169088336|12|25000|2026-11-22'))
    expect(whole?.maxInstallmentAmount).toBe(2_500_000)
  })

  it('is read up to 200 characters', () => {
    const filled = (signs: number) => createLinkHash(ramonasLinkText).padEnd(signs, '=')
    expect(parseRefinancingLink(filled(200))).toEqual(expectedLink)
    expect(parseRefinancingLink(filled(201))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'no%20es=un*enlace'],
    ['base64 of a length that there is not', 'AAAAA'],
    ['three parts', createLinkHash('27169088336|12|25000')],
    ['five parts', createLinkHash(`${ramonasLinkText}|1`)],
    ['letters for the term', createLinkHash('27169088336|doce|25000|2026-11-22')],
    ['no term', createLinkHash('27169088336|0|25000|2026-11-22')],
    ['a term with decimals', createLinkHash('27169088336|1.5|25000|2026-11-22')],
    ['a negative amount', createLinkHash('27169088336|12|-1|2026-11-22')],
    ['an amount of nothing', createLinkHash('27169088336|12|0.00|2026-11-22')],
    ['a part of a cent', createLinkHash('27169088336|12|0.001|2026-11-22')],
    ['an amount with an exponent', createLinkHash('27169088336|12|1e5|2026-11-22')],
    ['a date that does not exist', createLinkHash('27169088336|12|25000|2026-02-30')],
    ['a date written otherwise', createLinkHash('27169088336|12|25000|22/11/2026')],
    ['a tax id whose last digit is wrong', createLinkHash('27169088337|12|25000|2026-11-22')],
    ['a path in place of the tax id', createLinkHash('../27169088336|12|25000|2026-11-22')],
    ['blanks around', createLinkHash(' 27169088336 | 12 | 25000 | 2026-11-22 ')],
    ['10 kB', createLinkHash(`27169088336|12|25000|${'2'.repeat(10_000)}`)],
  ])('is invalid with %s', (_, hash) => {
    expect(parseRefinancingLink(hash)).toBeUndefined()
  })

  it('is valid or not, without an exception, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseRefinancingLink(text)))
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const latin = text.replaceAll(/[^\0-\u00ff]/g, '')
        const read = parseRefinancingLink(createLinkHash(latin))
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
        const validUntil = day.toISOString().slice(0, 10)
        const text = `20230156493|${term}|${(amount / 100).toFixed(2)}|${validUntil}`
        expect(parseRefinancingLink(createLinkHash(text))).toEqual({
          taxId: '20230156493',
          maxTerm: term,
          maxInstallmentAmount: amount,
          validUntil,
        })
      }),
    )
  })
})

describe('the secret of a link', () => {
  const secret = 'vJ8mQz0rW3nT6yKpX2dLhB'

  it('follows its four parts, and does not change them', () => {
    expect(parseRefinancingLink(`${createLinkHash(ramonasLinkText)}.${secret}`)).toEqual(expectedLink)
  })

  it.each([
    ['a short one', `${createLinkHash(ramonasLinkText)}.abc`],
    ['an empty one', `${createLinkHash(ramonasLinkText)}.`],
    ['two', `${createLinkHash(ramonasLinkText)}.${secret}.${secret}`],
    ['signs that an address would have to encode', `${createLinkHash(ramonasLinkText)}.${secret}+/`],
    ['nothing before it', `.${secret}`],
  ])('is not %s', (_, hash) => {
    expect(parseRefinancingLink(hash)).toBeUndefined()
  })
})

describe('the end of a link', () => {
  it('is 21:00 of its day in Buenos Aires', () => {
    expect(refinancingLinkDeadline(expectedLink)).toBe(Date.parse('2026-11-22T21:00:00-03:00'))
  })

  it('is reached at that second, and not a moment before', () => {
    const end = Date.parse('2026-11-22T21:00:00-03:00')
    expect(isRefinancingLinkExpired(expectedLink, (end - 1) as Instant)).toBe(false)
    expect(isRefinancingLinkExpired(expectedLink, end as Instant)).toBe(true)
  })

  it('can be shown for the last possible day', () => {
    expect(refinancingLinkDeadline({ ...expectedLink, validUntil: calendarDate('9999-12-31') })).toBe(
      Date.parse('9999-12-31T21:00:00-03:00'),
    )
  })
})
