import { describe, expect, it, vi } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { success } from '@/domain/shared/result'
import { savedCardChargeRequest, signInForPayments } from './signed-in-payments'

const monthsNewestFirst = ['2027-01', '2026-12'].map((month) => ({
  month,
  totalInstallmentAmount: 100,
  totalInstallmentPunitive: 0,
}))

describe('the payment calls', () => {
  it("read the payable loans in cents and in the portal's terms", async () => {
    const { gateway } = await signInForPayments('raul')
    const loans = await gateway.payableLoans()
    expect(loans).toEqual(
      success([
        {
          externalId: '40116602',
          productId: 19,
          subproductId: 55,
          installmentCount: 12,
          installmentAmount: 3_895_040,
          status: 'in-debt',
        },
        {
          externalId: '40139951',
          productId: 1,
          subproductId: 14,
          commerceName: 'Electro Pampa',
          installmentCount: 6,
          installmentAmount: 1_523_790,
          status: 'up-to-date',
        },
      ]),
    )
  })

  it('read the amount due of a loan by installment, with its punitive interest', async () => {
    const { gateway } = await signInForPayments('raul')
    const due = await gateway.dueItems({ kind: 'loan', externalId: '40116602' })
    expect(due.ok && due.value[0]).toEqual({
      kind: 'installment',
      number: 2,
      isExplained: true,
      amount: 1_895_040,
      punitiveAmount: 113_702,
      dueDate: '2026-09-01',
    })
  })

  it('read the amount due of the line by month, from its own call', async () => {
    const { gateway, requests } = await signInForPayments('lucia')
    expect(await gateway.dueItems({ kind: 'line', externalId: '46010327' })).toEqual(
      success([{ kind: 'month', month: '2026-12', amount: 5_421_375, punitiveAmount: 0 }]),
    )
    expect(requests.at(-1)?.url).toBe('https://portal.invalid/api/payments/loans/46010327')
  })

  it('sort what is due from the oldest to the newest, in whatever order the lender lists it', async () => {
    const { gateway, backEnd } = await signInForPayments('raul')
    const sorted = await gateway.dueItems({ kind: 'loan', externalId: '40116602' })
    const handle = backEnd.handle.bind(backEnd)
    vi.spyOn(backEnd, 'handle').mockImplementation(async (request) => {
      const { installments, ...rest } = Object(await (await handle(request)).json())
      return Response.json({ ...rest, installments: installments.toReversed() })
    })
    expect(await gateway.dueItems({ kind: 'loan', externalId: '40116602' })).toEqual(sorted)
    vi.spyOn(backEnd, 'handle').mockImplementation(() => Promise.resolve(Response.json(monthsNewestFirst)))
    const months = await gateway.dueItems({ kind: 'line', externalId: '46010327' })
    expect(months.ok && months.value.map((item) => item.kind === 'month' && item.month)).toEqual([
      '2026-12',
      '2027-01',
    ])
  })

  it('offer the six methods', async () => {
    const { gateway } = await signInForPayments('marta')
    const methods = await gateway.paymentMethods('40128753')
    expect(methods.ok && methods.value.map(({ method }) => method)).toEqual([
      'cvu',
      'qr',
      'cash',
      'wallet',
      'debit-card',
      'credit-card',
    ])
  })

  it('return the CVU unchanged, and none when it is empty', async () => {
    const { gateway, backEnd } = await signInForPayments('marta')
    expect(await gateway.paymentCvu('40128753')).toEqual(success('0000047500000401287532'))
    backEnd.changeDemoState({ set: { noCvu: true } })
    expect(await gateway.paymentCvu('40128753')).toEqual(success(undefined))
  })

  it('return the digits of the barcode, the text of the QR and the slip as a PDF', async () => {
    const { gateway } = await signInForPayments('marta')
    expect(await gateway.cashBarcodeDigits('40128753')).toEqual(success('4207000040128753000012625003'))
    const qr = await gateway.paymentQrText('40128753')
    expect(qr.ok && qr.value.slice(0, 6)).toBe('000201')
    const slip = await gateway.cashPaymentSlip('40128753')
    expect(slip.ok && slip.value.contentType).toBe('application/pdf')
    expect(slip.ok && (await slip.value.blob.text()).slice(0, 5)).toBe('%PDF-')
  })

  it('return only the brand, the last four digits and the expiry of a saved card', async () => {
    const { gateway } = await signInForPayments('marta')
    expect(await gateway.savedCards(cuit('27284561231'))).toEqual(
      success([
        {
          debitCardId: 'td-51c7a8e0',
          lastDigits: '4821',
          brand: 'visa',
          type: 'Débito',
          expiry: { month: 9, year: 2028 },
        },
      ]),
    )
  })

  it('accept no more than the last four digits of a saved card, even when the lender sends all', async () => {
    const { gateway, backEnd } = await signInForPayments('marta')
    backEnd.changeDemoState({ set: { wholeCardNumbers: true } })
    const cards = await gateway.savedCards(cuit('27284561231'))
    expect(cards.ok && cards.value[0]?.lastDigits).toBe('4821')
    expect(JSON.stringify(cards)).not.toMatch(/\d{5}/)
  })

  it('return the addresses of the wallet and of the credit card, or none', async () => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    const { loanExternalId, amount, onBehalfOf } = savedCardChargeRequest
    const wallet = { loanExternalId, amount, onBehalfOf }
    expect(await gateway.startWalletPayment(wallet)).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^http/),
    })
    expect(await gateway.creditCardPaymentPageAddress('40128753')).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^http/),
    })
    setNextAnswer('payments.startWalletPayment', { status: 200, body: {} })
    expect(await gateway.startWalletPayment(wallet)).toEqual(success(undefined))
  })

  it('read the final amount and the payments made', async () => {
    const { gateway } = await signInForPayments('marta')
    expect(await gateway.finalAmountToPay('40128753')).toEqual(success(1_262_500))
    const payments = await gateway.registeredPayments(cuit('27284561231'))
    expect(payments.ok && payments.value).toHaveLength(12)
    expect(payments.ok && payments.value[0]).toMatchObject({ date: '2026-10-28', status: 'paid' })
  })
})
