import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { MyPaymentRow } from '@/ui/payments/history/my-payment-row'
import { MyPaymentsPositionMemory } from '@/ui/payments/history/my-payments-position'
import type { MyPaymentsViewModel } from '@/ui/payments/history/my-payments-view-model'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { DocumentsPage } from '#tests/ui/documents/a-documents-page'

async function openMyPayments(
  personaId: string,
  change?: (page: DocumentsPage) => void,
): Promise<MyPaymentsViewModel> {
  const page = new DocumentsPage(personaId)
  change?.(page)
  const model = page.createMyPaymentsViewModel()
  return startViewModelAndWait(model)
}

function visibleRows(model: MyPaymentsViewModel): readonly MyPaymentRow[] {
  return model.pager.visibleMonths.flatMap((month) => month.rows)
}

const receiptKey = '3fa9c01b'
const registeredPayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-10-28'),
  status: 'paid',
  paymentMethod: 'rapipago',
  subproductId: 12,
  commerceName: 'Casa Rivadavia Hogar',
}

describe('the screen of payments', () => {
  it('shows at most the rows of one press after the customer goes to a year', async () => {
    const { pager } = await openMyPayments('irma')
    for (let times = 0; times < 40; times += 1) pager.showMoreRows()
    pager.goToYear(2018)
    expect(
      pager.visibleMonths.flatMap(({ rows: { length } }) => length).reduce((sum, each) => sum + each),
    ).toBe(20)
    expect([pager.firstVisibleYear, pager.visibleMonths[0]?.name, pager.visibleRowCountText]).toEqual([
      2018,
      'Diciembre de 2018',
      'Mostrando 20 de 2.000 pagos',
    ])
    expect(pager.focusTarget).toEqual({ kind: 'month', rowIndex: pager.firstVisibleIndex })
  })

  it('sorts the payments by date, in any order of the server', async () => {
    const days = ['2026-03-02', '2026-11-18', '2025-12-27', '2026-11-18']
    const model = await openMyPayments('marta', (page) =>
      page.browser.setNextAnswer('payments.listPayments', {
        status: 200,
        body: days.map((day, index) => ({
          amount: index + 1,
          paymentDate: `${day} 09:14:00`,
          accused: true,
        })),
      }),
    )
    expect(visibleRows(model).map(({ dateText, amount }) => [dateText, amount])).toEqual([
      ['18/11/2026', 200],
      ['18/11/2026', 400],
      ['2/3/2026', 100],
      ['27/12/2025', 300],
    ])
  })

  it('shows a note when they take long', async () => {
    const page = new DocumentsPage('marta')
    const letGo = page.browser.delayAnswersOfCall('payments.listPayments')
    const model = page.createMyPaymentsViewModel()
    const loading = startViewModelAndWait(model)
    page.browser.clock.advance(10_000)
    expect(model.asyncState.slowRequestMessage).toMatch(/tardando/)
    letGo()
    await loading
    expect(model.asyncState.state.phase).toBe('ready')
  })
})

describe('a return to the list of payments', () => {
  /** Opens a receipt from the list, visits the given addresses, and opens the list again. */
  async function openReceiptAndVisit(
    addressesToVisit: readonly string[],
    beforeReturn?: (page: DocumentsPage) => void,
  ): Promise<{
    readonly opened: MyPaymentRow
    readonly model: MyPaymentsViewModel
    readonly reopen: () => Promise<MyPaymentsViewModel>
  }> {
    const page = new DocumentsPage('irma')
    const navigation = new MemoryNavigation('/mis-pagos')
    const positions = new MyPaymentsPositionMemory(navigation)
    const reopen = () => startViewModelAndWait(page.createMyPaymentsViewModel(positions))
    const before = await reopen()
    before.pager.goToYear(2019)
    before.pager.showMoreRows()
    const opened = visibleRows(before).at(42)
    if (!opened) throw new Error('The list has no such row')
    before.rememberPosition(opened)
    navigation.goTo(opened.receiptAddress)
    for (const address of addressesToVisit) navigation.goTo(address)
    navigation.goTo('/mis-pagos')
    beforeReturn?.(page)
    return { opened, model: await reopen(), reopen }
  }

  it('continues at the payment whose receipt was open', async () => {
    const { opened, model } = await openReceiptAndVisit([])
    expect(model.pager.visibleRowCountText).toBe('Mostrando 70 de 2.000 pagos')
    expect(visibleRows(model)[42]?.receiptAddress).toBe(opened.receiptAddress)
    expect(model.pager.focusTarget).toEqual({ kind: 'row', rowIndex: model.pager.firstVisibleIndex + 42 })
  })

  it('continues there only once', async () => {
    const { reopen } = await openReceiptAndVisit([])
    const { pager } = await reopen()
    expect([pager.visibleRowCountText, pager.focusTarget]).toEqual(['Mostrando 20 de 2.000 pagos', undefined])
  })

  it('begins at the latest payment after another screen', async () => {
    const { model } = await openReceiptAndVisit(['/inicio'])
    expect(model.pager.visibleRowCountText).toBe('Mostrando 20 de 2.000 pagos')
    expect(model.pager.focusTarget).toBeUndefined()
  })

  it('begins at the latest payment if the list does not contain the payment any more', async () => {
    const { model } = await openReceiptAndVisit([], (page) =>
      page.browser.setNextAnswer('payments.listPayments', {
        status: 200,
        body: [{ amount: 10, paymentDate: '2026-11-18 09:14:00', accused: true }],
      }),
    )
    expect([visibleRows(model).length, model.pager.firstVisibleIndex]).toEqual([1, 0])
    expect(model.pager.focusTarget).toBeUndefined()
  })
})

describe('the remembered position in the list of payments', () => {
  const position = { firstVisibleIndex: 0, visibleRowCount: 20 }
  const [firstReceipt, secondReceipt] = ['/mis-pagos/comprobante?pago=1', '/mis-pagos/comprobante?pago=2']

  it('is that of the last receipt if the customer opens one after another from the same list', () => {
    const navigation = new MemoryNavigation('/mis-pagos')
    const positions = new MyPaymentsPositionMemory(navigation)
    positions.remember({ ...position, receiptAddress: firstReceipt })
    positions.remember({ ...position, receiptAddress: secondReceipt })
    navigation.goTo(secondReceipt)
    navigation.goTo('/mis-pagos')
    expect(positions.take()).toEqual({ ...position, receiptAddress: secondReceipt })
  })
})

describe('a payment', () => {
  it('is shown although the lender gives few of its fields', () => {
    const { subproductId: _subproduct, commerceName: _commerce, ...rest } = registeredPayment
    expect(new MyPaymentRow({ key: receiptKey, payment: { ...rest, paymentMethod: 'other' } })).toMatchObject(
      {
        loanName: 'Pago',
        loanKindLabel: undefined,
        paymentMethodText: 'Otro medio de pago',
      },
    )
  })
})
