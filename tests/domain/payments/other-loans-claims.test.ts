import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import {
  appliedPayment,
  describeUnappliedPayments,
  confirmedCardPaymentRecord,
  createWalletRedirectRecord,
} from './a-loan-payment'

describe('a listed payment without its loan', () => {
  const { loanExternalId: _loan, ...unnamed } = appliedPayment
  const waiting = { ...unnamed, status: 'pending' } as const
  const ofOtherLoan = {
    ...confirmedCardPaymentRecord,
    idempotencyKey: 'other-1',
    fingerprint: 'fingerprint-2',
  }

  it('may be either of two of this device on equal loans, and both keep blocking', () => {
    const known = { operations: [confirmedCardPaymentRecord], operationsOnOtherLoans: [ofOtherLoan] }
    expect(describeUnappliedPayments({ ...known, payments: [unnamed] })).toEqual(['accepted 1262500'])
    expect(describeUnappliedPayments({ ...known, payments: [unnamed, unnamed] })).toEqual([])
  })

  it('is that of the first one when the second was made after it was listed', () => {
    const second = {
      ...confirmedCardPaymentRecord,
      before: { ...confirmedCardPaymentRecord.before, listed: 1 },
    }
    const first = { ...ofOtherLoan, before: { ...confirmedCardPaymentRecord.before, listed: 1 } }
    expect(
      describeUnappliedPayments({
        operations: [confirmedCardPaymentRecord],
        operationsOnOtherLoans: [first],
        payments: [unnamed],
      }),
    ).toEqual([])
    const known = { operations: [second], operationsOnOtherLoans: [ofOtherLoan] }
    expect(describeUnappliedPayments({ ...known, payments: [unnamed] })).toEqual(['accepted 1262500'])
    expect(describeUnappliedPayments({ ...known, payments: [unnamed, unnamed] })).toEqual([])
  })

  it('does not prove the second payment of a loan when the first one and one of another loan were made', () => {
    const second = {
      ...confirmedCardPaymentRecord,
      idempotencyKey: 'key-2',
      before: { ...confirmedCardPaymentRecord.before, listed: 1 },
    }
    const known = { operations: [second, confirmedCardPaymentRecord], operationsOnOtherLoans: [ofOtherLoan] }
    expect(describeUnappliedPayments({ ...known, payments: [unnamed, unnamed] })).toEqual([
      'accepted 1262500',
    ])
    expect(describeUnappliedPayments({ ...known, payments: [unnamed, unnamed, unnamed] })).toEqual([])
  })

  it('proves nothing about one with an unknown outcome, and is shown once', () => {
    const sent = { ...confirmedCardPaymentRecord, status: 'sent' } as const
    const known = { operations: [sent], operationsOnOtherLoans: [ofOtherLoan] }
    expect(describeUnappliedPayments({ ...known, payments: [waiting] })).toEqual(['outcome-unknown 1262500'])
    expect(describeUnappliedPayments({ ...known, payments: [waiting, waiting] })).toEqual([
      'accepted 1262500',
      'listed 1262500',
    ])
  })

  it('is not matched with a wallet visit that may be one on the other loan', () => {
    const byWallet = { ...unnamed, paymentMethod: 'mercado-pago-account' } as const
    const known = {
      operations: [createWalletRedirectRecord(1)],
      operationsOnOtherLoans: [createWalletRedirectRecord(2)],
    }
    expect(describeUnappliedPayments({ ...known, payments: [byWallet] })).toEqual(['started 1262500'])
    expect(describeUnappliedPayments({ ...known, payments: [byWallet, byWallet] })).toEqual([])
  })

  it.each([
    ['was rejected', { status: 'rejected' }],
    ['was never sent', { status: 'created' }],
    ['is of another amount', { amount: cents(500_000) }],
    ['was paid at the wallet', { terms: { kind: 'installment', channel: 'wallet' } }],
  ] as const)('belongs to this loan when the one of the other loan %s', (_, other) => {
    const known = {
      operations: [confirmedCardPaymentRecord],
      operationsOnOtherLoans: [{ ...ofOtherLoan, ...other }],
    }
    expect(describeUnappliedPayments({ ...known, payments: [unnamed] })).toEqual([])
  })

  it('is not matched with a record when it names its loan', () => {
    const known = { operations: [confirmedCardPaymentRecord], operationsOnOtherLoans: [ofOtherLoan] }
    expect(describeUnappliedPayments({ ...known, payments: [appliedPayment] })).toEqual([])
    const both = [ofOtherLoan, { ...ofOtherLoan, idempotencyKey: 'other-2' }]
    expect(
      describeUnappliedPayments({
        operations: [confirmedCardPaymentRecord],
        operationsOnOtherLoans: both,
        payments: [appliedPayment, unnamed],
      }),
    ).toEqual([])
  })
})
