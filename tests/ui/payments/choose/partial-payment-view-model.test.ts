import { beforeEach, describe, expect, it } from 'vitest'
import type { DueItem } from '@/domain/payments/amount-due'
import { cents, type Cents } from '@/domain/shared/money'
import { PartialPaymentViewModel } from '@/ui/payments/choose/partial-payment-view-model'
import { MemoryNavigation } from '#tests/support/memory-navigation'

const createInstallment = (number: number, amount: number, punitive: number): DueItem => ({
  kind: 'installment',
  number,
  amount: cents(amount),
  punitiveAmount: cents(punitive),
})
const dueItems = [createInstallment(2, 100_000, 5_000), createInstallment(3, 200_000, 0)]

const navigation = new MemoryNavigation('/inicio')
let model: PartialPaymentViewModel

beforeEach(() => {
  navigation.goTo('/inicio')
  model = new PartialPaymentViewModel(navigation)
  model.onMount({ loanExternalId: '40116602', dueItems })
})

describe('a payment of a part of the debt', () => {
  it('does not offer the oldest installment when it is all that is due', () => {
    model.onMount({ loanExternalId: '40116602', dueItems: dueItems.slice(0, 1) })
    expect(model.oldestInstallmentOption).toBeUndefined()
    model.openAmountField()
    expect(model.typedAmount).toBe('')
    model.coverMoreOrFewerItems('more')
    expect(model.typedAmount).toBe('1050')
    expect(model.canCoverMoreItems).toBe(false)
  })

  it('passes the amount to the screen that pays it', () => {
    const chosen: Cents[] = []
    model.onMount({
      loanExternalId: '40116602',
      dueItems,
      onChoose: (amount) => chosen.push(amount),
    })
    model.openAmountField()
    model.enterAmount('1.500,50')
    model.submitAmount()
    expect(chosen).toEqual([150_050])
    expect(navigation.path()).toBe('/inicio')
  })

  it('reports no mistake for an empty field before the customer presses', () => {
    model.openAmountField()
    model.enterAmount('')
    expect(model.amountError).toBeUndefined()
    expect(model.coveredItemRows).toEqual([])
    expect(model.remainingDebtText).toBeUndefined()
    model.submitAmount()
    expect(model.formErrors).toEqual([{ fieldId: 'part', text: 'Ingresá el importe que querés pagar.' }])
    expect(navigation.path()).toBe('/inicio')
  })

  it('groups the months of the revolving line', () => {
    const month = { kind: 'month', month: '2026-11', amount: cents(1_000), punitiveAmount: cents(0) } as const
    model.onMount({ loanExternalId: '46010562', dueItems: [month, month, { ...month, month: '2026-12' }] })
    expect(model.oldestInstallmentOption).toEqual({
      title: 'Noviembre de 2026',
      amount: 2_000,
      detail: 'Lo que venció primero.',
    })
  })

  it('returns to the choices and begins again with the oldest', () => {
    model.openAmountField()
    model.enterAmount('77')
    model.goBack()
    expect(model.shownStep).toBe('choices')
    model.openAmountField()
    expect(model.typedAmount).toBe('1050')
  })
})
