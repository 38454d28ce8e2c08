import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  markPaymentsFromOtherDevices,
  type PaymentFromOtherDevice,
} from '@/domain/payments/payments-from-other-devices'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'

const registeredPayment: RegisteredPayment = {
  loanExternalId: '40128753',
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  status: 'paid',
}
const paymentFromOtherDevice: PaymentFromOtherDevice = {
  loanExternalId: '40128753',
  amount: cents(1_262_500),
  // In Buenos Aires it is still the 21st.
  at: instant(Date.parse('2026-11-22T02:30:00Z')),
  isPending: false,
}

describe('a payment of another device', () => {
  it('is shown when the lender has registered it', () => {
    expect(markPaymentsFromOtherDevices([registeredPayment], [paymentFromOtherDevice])).toEqual([
      { ...registeredPayment, isFromOtherDevice: true },
    ])
  })

  it("is shown once: a second one of the same amount may be this device's", () => {
    expect(
      markPaymentsFromOtherDevices([registeredPayment, registeredPayment], [paymentFromOtherDevice]),
    ).toEqual([{ ...registeredPayment, isFromOtherDevice: true }, registeredPayment])
    expect(
      markPaymentsFromOtherDevices(
        [registeredPayment, registeredPayment],
        [paymentFromOtherDevice, paymentFromOtherDevice],
      ),
    ).toEqual([
      { ...registeredPayment, isFromOtherDevice: true },
      { ...registeredPayment, isFromOtherDevice: true },
    ])
  })

  it.each([
    ['a debit card, before one of no known way', ['other', 'debit-card'], 1],
    ['no known way, before one of the wallet', ['mercado-pago-account', 'other'], 1],
    ['the wallet, if there is no other', ['mercado-pago-account'], 0],
  ] as const)('is one made by %s', (_, ways, position) => {
    const payments = ways.map((paymentMethod) => ({ ...registeredPayment, paymentMethod }))
    const marked = markPaymentsFromOtherDevices(payments, [paymentFromOtherDevice])
    expect(marked.map(({ isFromOtherDevice }) => isFromOtherDevice)).toEqual(
      ways.map((_way, each) => (each === position ? true : undefined)),
    )
  })

  it('is found in a list without loans', () => {
    const { loanExternalId: _, ...unnamed } = registeredPayment
    expect(markPaymentsFromOtherDevices([unnamed], [paymentFromOtherDevice])).toEqual([
      { ...unnamed, isFromOtherDevice: true },
    ])
  })

  it('counts as pending while it is in process and not registered', () => {
    expect(markPaymentsFromOtherDevices([], [{ ...paymentFromOtherDevice, isPending: true }])).toEqual([
      { ...registeredPayment, status: 'pending', isFromOtherDevice: true },
    ])
    expect(markPaymentsFromOtherDevices([], [paymentFromOtherDevice])).toEqual([])
  })

  it.each([
    ['another loan', { loanExternalId: '40116602' }],
    ['another amount', { amount: cents(1_262_501) }],
    ['another day', { date: calendarDate('2026-11-22') }],
    ['a transfer', { paymentMethod: 'cvu-transfer' }],
  ] as const)('is not one of %s', (_, change) => {
    const other = { ...registeredPayment, ...change }
    expect(markPaymentsFromOtherDevices([other], [paymentFromOtherDevice])).toEqual([other])
  })
})
