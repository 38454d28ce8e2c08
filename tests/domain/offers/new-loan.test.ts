import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  loanChosenInApplication,
  loanProductNumbers,
  newLoanHeading,
  newLoanAvailability,
  isLoanOfferStillValid,
  type LoanApplicationOrOffer,
} from '@/domain/offers/new-loan'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const now = instant(Date.parse('2026-11-21T15:00:00Z'))
const personalLoanProduct = { product: 19, subproduct: 38 }
const unfinishedLoanApplication: LoanApplicationOrOffer = {
  hashKey: 'h-1',
  date: now,
  isRejected: false,
  requestedAmount: cents(30_000_000),
  installment: cents(3_961_850),
  installmentCount: 12,
}
const chosenLoan = { amount: 30_000_000, installmentAmount: 3_961_850, installmentCount: 12 }

describe('the requested loan', () => {
  it('is a personal loan by default', () => {
    expect(loanProductNumbers({})).toEqual(personalLoanProduct)
    expect(loanProductNumbers({ product: undefined, subproduct: 69 })).toEqual({
      product: 19,
      subproduct: 69,
    })
    expect(loanProductNumbers({ product: 46, subproduct: undefined })).toEqual({
      product: 46,
      subproduct: 38,
    })
  })

  it.each([
    [69, 'recharge'],
    [91, 'service-payment'],
    [97, 'line-activation'],
    [38, 'new-loan'],
    [0, 'new-loan'],
  ])('of subproduct %i has the heading %s', (subproduct, heading) => {
    expect(newLoanHeading({ product: 19, subproduct })).toBe(heading)
  })
})

describe('the found request or offer', () => {
  it('is a request in progress once amount and installments were chosen', () => {
    expect(newLoanAvailability(unfinishedLoanApplication, personalLoanProduct)).toEqual({
      kind: 'in-progress',
      hashKey: 'h-1',
      chosenLoan,
    })
  })

  it.each(['requestedAmount', 'installment', 'installmentCount'] as const)(
    'is not begun without %s',
    (field) => {
      const { [field]: _, ...rest } = unfinishedLoanApplication
      expect(newLoanAvailability(rest, personalLoanProduct)).toEqual({ kind: 'to-start', hashKey: 'h-1' })
      expect(newLoanAvailability({ ...unfinishedLoanApplication, [field]: 0 }, personalLoanProduct)).toEqual({
        kind: 'to-start',
        hashKey: 'h-1',
      })
    },
  )

  it('is begun when the lender offers something', () => {
    const offer = { hashKey: 'h-2', date: now, isRejected: false, maxAmount: cents(35_000_000) }
    expect(newLoanAvailability(offer, personalLoanProduct)).toEqual({
      kind: 'to-start',
      hashKey: 'h-2',
      maxAmount: 35_000_000,
    })
  })

  it('is the line for its product, whatever was chosen', () => {
    const line = { product: 46, subproduct: 97 }
    expect(newLoanAvailability(unfinishedLoanApplication, line)).toEqual({
      kind: 'line-in-progress',
      hashKey: 'h-1',
    })
  })

  it('is a rejection before anything else', () => {
    expect(
      newLoanAvailability(
        { ...unfinishedLoanApplication, isRejected: true },
        { product: 46, subproduct: 97 },
      ),
    ).toEqual({ kind: 'rejected' })
  })

  it('is a rejection also without an offer', () => {
    expect(
      newLoanAvailability(
        { ...unfinishedLoanApplication, isRejected: true, maxAmount: cents(0) },
        personalLoanProduct,
      ),
    ).toEqual({ kind: 'rejected' })
  })

  it('is no offer when there is none, or one of zero', () => {
    expect(newLoanAvailability(undefined, personalLoanProduct)).toEqual({ kind: 'no-offer' })
    expect(
      newLoanAvailability({ ...unfinishedLoanApplication, maxAmount: cents(0) }, personalLoanProduct),
    ).toEqual({ kind: 'no-offer' })
  })

  it('always leads to a screen, and never to an option that was not chosen', () => {
    const amount = fc.option(fc.integer({ min: -5, max: 100_000_000 }).map(cents), { nil: undefined })
    const request = fc.record({
      requestedAmount: amount,
      installment: amount,
      installmentCount: fc.option(fc.integer({ min: -2, max: 60 }), { nil: undefined }),
      isRejected: fc.boolean(),
    })
    fc.assert(
      fc.property(request, fc.constantFrom(19, 46), ({ isRejected, ...fields }, product) => {
        const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
        const found: LoanApplicationOrOffer = { hashKey: 'h-1', date: now, isRejected, ...present }
        const availability = newLoanAvailability(found, { product, subproduct: 38 })
        const isChosen = Object.values(fields).every((value) => value !== undefined && value > 0)
        const whole = product === 46 ? 'line-in-progress' : 'in-progress'
        const open = product === 46 ? 'line-in-progress' : 'to-start'
        expect(availability.kind).toBe(isRejected ? 'rejected' : isChosen ? whole : open)
        expect(loanChosenInApplication(found) !== undefined).toBe(isChosen)
      }),
    )
  })
})

describe('an offer', () => {
  const tenMinutes = 600_000

  it.each([
    [0, true],
    [tenMinutes, true],
    [tenMinutes + 1, false],
    [-tenMinutes, true],
    [-tenMinutes - 1, false],
  ])('of %i ms ago is valid: %s', (age, counts) => {
    expect(isLoanOfferStillValid({ date: now }, instant(now + age))).toBe(counts)
  })
})
