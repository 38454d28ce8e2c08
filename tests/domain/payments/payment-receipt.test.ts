import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DueItem } from '@/domain/payments/amount-due'
import { paymentCoverage } from '@/domain/payments/payment-coverage'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import {
  paymentReceipt,
  isPartialPayment,
  findMatchingListedPayment,
  findMatchingRecordedPayment,
  type PaymentMadeOnThisDevice,
} from '@/domain/payments/payment-receipt'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import type { OperationRecord, ReachedInstallments } from '@/domain/shared/operation'
import { cents } from '@/domain/shared/money'

const noon = instant(Date.parse('2026-11-21T12:00:00-03:00'))

const paymentRecord: OperationRecord = {
  idempotencyKey: 'k-1',
  fingerprint: 'f',
  amount: cents(1_262_500),
  terms: { kind: 'installment', channel: 'saved-card' },
  at: noon,
  status: 'confirmed',
  attempts: 1,
  reference: '7001002003',
  before: { due: cents(1_262_500), listed: 0 },
  pays: { installments: [4], remaining: cents(0) },
}
const paymentOnThisDevice: PaymentMadeOnThisDevice = { loanExternalId: '40128753', operation: paymentRecord }
const walletPayment: PaymentMadeOnThisDevice = {
  ...paymentOnThisDevice,
  operation: { ...paymentRecord, terms: { kind: 'installment', channel: 'wallet' } },
}
const listedPayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  subproductId: 12,
  status: 'pending',
}
const payableLoan: PayableLoan = {
  externalId: '40128753',
  productId: 19,
  subproductId: 12,
  installmentCount: 12,
  installmentAmount: cents(1_262_500),
  status: 'up-to-date',
}

describe('the receipt of a payment', () => {
  it("has what both sides know, with the lender's status", () => {
    expect(
      paymentReceipt({ recorded: paymentOnThisDevice, listed: listedPayment, loan: payableLoan }),
    ).toEqual({
      amount: 1_262_500,
      date: '2026-11-21',
      at: noon,
      status: 'pending',
      method: 'debit-card',
      loanExternalId: '40128753',
      productId: 19,
      subproductId: 12,
      installments: { first: 4, last: 4, loanInstallmentCount: 12 },
      amountDueAfterPayment: 0,
      operationNumber: '7001002003',
      amountDueBeforePayment: 1_262_500,
    })
  })

  it('has the number of installments that the device recorded if the loan cannot be read', () => {
    const pays = { installments: [4], of: 12 }
    expect(
      paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: { ...paymentRecord, pays } } }),
    ).toMatchObject({
      installments: { first: 4, last: 4, loanInstallmentCount: 12 },
    })
  })

  it("has only the lender's values for a listed payment", () => {
    const { loanExternalId: _number, subproductId: _kind, ...bare } = listedPayment
    expect(paymentReceipt({ listed: bare })).toStrictEqual({
      amount: 1_262_500,
      date: '2026-11-21',
      status: 'pending',
      method: 'debit-card',
    })
  })

  it('does not call a payment without a number counted', () => {
    const { reference: _number, ...received } = paymentRecord
    expect(paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: received } })).toMatchObject({
      status: 'pending',
    })
    expect(paymentReceipt({ recorded: paymentOnThisDevice })).toMatchObject({ status: 'paid' })
  })

  it('has the kind and shop of a listed payment', () => {
    const named = { ...listedPayment, commerceName: 'Casa Rivadavia Hogar' }
    expect(paymentReceipt({ listed: named })).toStrictEqual({
      amount: 1_262_500,
      date: '2026-11-21',
      status: 'pending',
      method: 'debit-card',
      loanExternalId: '40128753',
      subproductId: 12,
      commerceName: 'Casa Rivadavia Hogar',
    })
  })

  it('invents nothing for a payment that only this device knows', () => {
    const { reference: _number, pays: _paid, ...bare } = paymentRecord
    expect(paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: bare } })).toStrictEqual({
      amount: 1_262_500,
      date: '2026-11-21',
      at: noon,
      status: 'pending',
      method: 'debit-card',
      loanExternalId: '40128753',
      amountDueBeforePayment: 1_262_500,
    })
    const unnumbered = { ...bare, pays: { installments: [] } }
    expect(paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: unnumbered } })).toStrictEqual(
      paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: bare } }),
    )
  })

  it('names the shop of the loan when it has one', () => {
    const ofShop = { ...payableLoan, commerceName: 'Casa Rivadavia Hogar' }
    expect(paymentReceipt({ recorded: paymentOnThisDevice, loan: ofShop })).toMatchObject({
      commerceName: 'Casa Rivadavia Hogar',
    })
    expect(paymentReceipt({ recorded: paymentOnThisDevice, loan: payableLoan })).not.toHaveProperty(
      'commerceName',
    )
  })

  it('has the installments from the first to the last, in any order of arrival', () => {
    const several = { ...paymentRecord, pays: { installments: [5, 7, 4, 6] } }
    expect(paymentReceipt({ recorded: { ...paymentOnThisDevice, operation: several } })).toMatchObject({
      installments: { first: 4, last: 7 },
    })
  })

  it('has the installments that the amount reaches, and whether it pays the last of them whole', () => {
    const due = { installments: [4, 5, 6] }
    const rangeOf = (reached: ReachedInstallments) => {
      const operation = { ...paymentRecord, pays: { ...due, reached } }
      return paymentReceipt({ recorded: { ...paymentOnThisDevice, operation } })?.installments
    }
    expect(rangeOf({ paidInFull: [4], paidInPart: 5 })).toEqual({ first: 4, last: 5, isLastPart: true })
    expect(rangeOf({ paidInFull: [4, 5] })).toEqual({ first: 4, last: 5, isLastPart: false })
    expect(rangeOf({ paidInFull: [], paidInPart: 4 })).toEqual({ first: 4, last: 4, isLastPart: true })
    // Number 5 is not due: a range would say that it was paid.
    expect(rangeOf({ paidInFull: [4], paidInPart: 6 })).toEqual({ first: 4, last: 6 })
  })

  it.each([
    ['a part of the last installment', { isLastPart: true }, 1, 0, true],
    ['whole installments', { isLastPart: false }, 1, 9, false],
    ['less than was due, known by what remained', {}, 1, 9, true],
    ['all that was due, known by what remained', {}, 9, 0, false],
    ['less than was due, of which the rest is unknown', {}, 1, undefined, true],
    ['all that was due, of which the rest is unknown', {}, 10, undefined, false],
  ])('is of a part: %s', (_, part, amount, after, isPart) => {
    const receipt = {
      installments: { first: 4, last: 4, ...part },
      amount: cents(amount),
      amountDueBeforePayment: cents(10),
      ...(after === undefined ? {} : { amountDueAfterPayment: cents(after) }),
    }
    expect(isPartialPayment(receipt)).toBe(isPart)
  })

  it("has the lender's text for the method when it has one", () => {
    expect(paymentReceipt({ recorded: walletPayment, listed: listedPayment })).toMatchObject({
      method: 'debit-card',
    })
  })

  it('has no name for terms that an earlier release stored in another form', () => {
    const earlier: PaymentMadeOnThisDevice = {
      ...paymentOnThisDevice,
      operation: { ...paymentRecord, terms: { kind: 'earlier-release' } },
    }
    expect(paymentReceipt({ recorded: earlier })).toMatchObject({ method: 'other' })
  })

  it('names the method when the lender has no text for it', () => {
    expect(
      paymentReceipt({ recorded: walletPayment, listed: { ...listedPayment, paymentMethod: 'other' } }),
    ).toMatchObject({ method: 'wallet' })
  })

  it('is missing when nothing is known', () => {
    expect(paymentReceipt({ loan: payableLoan })).toBeUndefined()
  })
})

describe('a payment known to the device and the lender', () => {
  it.each([
    ['of that day', listedPayment, true],
    ['of the next day', { ...listedPayment, date: calendarDate('2026-11-22') }, true],
    ['of the day before', { ...listedPayment, date: calendarDate('2026-11-20') }, false],
    ['of two days after', { ...listedPayment, date: calendarDate('2026-11-23') }, false],
    ['of another amount', { ...listedPayment, amount: cents(1_262_501) }, false],
    ['of another loan', { ...listedPayment, loanExternalId: '40153318' }, false],
    ['over a counter', { ...listedPayment, paymentMethod: 'rapipago' as const }, false],
  ])('%s', (_, payment, isSame) => {
    const known = { payments: [payment], ownPayments: [paymentOnThisDevice] }
    expect(findMatchingListedPayment(paymentOnThisDevice, known)).toBe(isSame ? payment : undefined)
    expect(findMatchingRecordedPayment(payment, known)).toBe(isSame ? paymentOnThisDevice : undefined)
  })

  it('is matched although others exist that cannot be it', () => {
    const other = { ...listedPayment, loanExternalId: '40153318' }
    const ofOther = { ...paymentOnThisDevice, loanExternalId: '40097264' }
    const known = { payments: [other, listedPayment], ownPayments: [ofOther, paymentOnThisDevice] }
    expect(findMatchingListedPayment(paymentOnThisDevice, known)).toBe(listedPayment)
    expect(findMatchingRecordedPayment(listedPayment, known)).toBe(paymentOnThisDevice)
  })

  it('is not matched when two may be it, on either side', () => {
    expect(
      findMatchingListedPayment(paymentOnThisDevice, {
        payments: [listedPayment, { ...listedPayment }],
        ownPayments: [paymentOnThisDevice],
      }),
    ).toBeUndefined()
    const again = { ...paymentOnThisDevice, operation: { ...paymentRecord, idempotencyKey: 'k-2' } }
    expect(
      findMatchingRecordedPayment(listedPayment, {
        payments: [listedPayment],
        ownPayments: [paymentOnThisDevice, again],
      }),
    ).toBeUndefined()
  })
})

const dueItemsArbitrary: fc.Arbitrary<readonly DueItem[]> = fc
  .array(fc.record({ amount: fc.nat(10_000_000), punitiveAmount: fc.nat(100_000) }), { minLength: 1 })
  .map((lines) =>
    lines.map(({ amount, punitiveAmount }, position) => ({
      kind: 'installment',
      number: position + 3,
      amount: cents(amount),
      punitiveAmount: cents(punitiveAmount),
    })),
  )

describe('the terms of a payment', () => {
  it('and the remaining debt add up to all that was due', () => {
    fc.assert(
      fc.property(dueItemsArbitrary, fc.nat(), (dueItems, part) => {
        const total = dueItems.reduce((sum, { amount, punitiveAmount }) => sum + amount + punitiveAmount, 0)
        const amount = cents(Math.min(part, total))
        const { installments, remaining } = paymentCoverage({
          dueItems,
          amount,
          hasOtherUnappliedPayment: false,
        })
        expect(amount + (remaining ?? Number.NaN)).toBe(total)
        expect(installments).toEqual(dueItems.map((_, position) => position + 3))
      }),
    )
  })

  it('are shown without a remaining debt when another payment is pending', () => {
    fc.assert(
      fc.property(dueItemsArbitrary, (dueItems) => {
        expect(
          paymentCoverage({ dueItems, amount: cents(1), hasOtherUnappliedPayment: true }),
        ).not.toHaveProperty('remaining')
      }),
    )
  })

  it('have no installment numbers for a line, which is due by months', () => {
    const month = { kind: 'month', month: '2026-11', amount: cents(500), punitiveAmount: cents(0) } as const
    expect(
      paymentCoverage({ dueItems: [month], amount: cents(200), hasOtherUnappliedPayment: false }),
    ).toEqual({ installments: [], remaining: 300 })
  })

  it('leave nothing when more is paid than is due by now, as in a retry of an older amount', () => {
    const month = { kind: 'month', month: '2026-11', amount: cents(500), punitiveAmount: cents(0) } as const
    expect(
      paymentCoverage({ dueItems: [month], amount: cents(600), hasOtherUnappliedPayment: false }).remaining,
    ).toBe(0)
  })
})
