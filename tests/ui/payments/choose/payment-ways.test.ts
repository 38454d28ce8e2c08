import { describe, expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import { CompanyAccountsViewModel } from '@/ui/payments/choose/company-accounts-view-model'
import { HowToPayOnlineViewModel } from '@/ui/payments/choose/how-to-pay-online-view-model'
import { onlineMethods } from '@/ui/payments/choose/online-methods'
import { installmentFour, storePurchase } from '#tests/application/payments/scripted-payment-gateway'
import { MemoryClipboard } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { martaCustomer } from '#tests/support/people'
import { shippedConfiguration } from '#tests/support/shipped-configuration'

describe('the ways to pay online', () => {
  it.each<[readonly PaymentMethod[], readonly string[]]>([
    [
      ['cvu', 'debit-card', 'wallet'],
      ['/pagar-cuota-td?id=40128753', '/pagar-cuota-mp?id=40128753'],
    ],
    [['debit-card'], ['/pagar-cuota-td?id=40128753']],
    [['cash', 'wallet'], ['/pagar-cuota-mp?id=40128753']],
    [['cvu'], []],
  ])('of %o are those that the lender offers', (methods, addresses) => {
    const ways = onlineMethods({
      customer: martaCustomer.taxId,
      payments: [],
      collections: [],
      loan: storePurchase,
      debt: { kind: 'loan', externalId: '40128753' },
      due: [installmentFour],
      isOnlyLoan: false,
      methods: methods.map((method) => ({ method, description: method })),
    })
    expect(ways.map(({ to }) => to)).toEqual(addresses)
  })

  it.each([
    ['/como-pagar-cuota-online?id=40128753', '/pagar-cuota-online?id=40128753'],
    ['/como-pagar-cuota-online?id=', '/pagar-cuota'],
    ['/como-pagar-cuota-online', '/pagar-cuota'],
  ])('are explained at %s, which leads to %s', (address, next) => {
    const model = new HowToPayOnlineViewModel(new MemoryNavigation(address))
    model.start()
    expect(model.next).toBe(next)
  })
})

describe('the accounts of the company', () => {
  it('are the configured ones, and one of them at a time is shown to pay off a loan', () => {
    const model = new CompanyAccountsViewModel(shippedConfiguration().settings, new MemoryClipboard())
    model.start()
    expect(model.accounts.map(({ bank }) => bank)).toEqual([
      'Banco Nación',
      'Banco Provincia',
      'Banco Galicia',
      'Banco Macro',
    ])
    const [account] = model.accounts
    if (account) model.cancelBy(account)
    expect(model.cancelling).toBe(account)
    model.close()
    expect(model.cancelling).toBeUndefined()
  })

  it('tell whether what was asked for could be copied', async () => {
    const clipboard = new MemoryClipboard()
    const model = new CompanyAccountsViewModel(shippedConfiguration().settings, clipboard)
    expect(await model.copy('LUMA.CUOTAS.MACRO')).toBe(true)
    expect(clipboard.text).toBe('LUMA.CUOTAS.MACRO')
    clipboard.copy = () => Promise.resolve(failure({ kind: 'not-allowed' }))
    expect(await model.copy('otra cosa')).toBe(false)
  })
})
