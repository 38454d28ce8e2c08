import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { PaidBy } from '@/domain/payments/paid-by'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { paidByText } from '@/ui/texts/my-payments.texts'
import { toMyPaymentRow, type MyPaymentRow } from '@/ui/payments/history/my-payment-row'
import type { MyPaymentsViewModel } from '@/ui/payments/history/my-payments-view-model'
import { begun } from '#tests/support/an-answer'
import { PapersPage } from '#tests/ui/documents/a-papers-page'

async function opened(personaId: string, change?: (page: PapersPage) => void): Promise<MyPaymentsViewModel> {
  const page = new PapersPage(personaId)
  change?.(page)
  const model = page.myPayments()
  return begun(model)
}

function rows(model: MyPaymentsViewModel): readonly MyPaymentRow[] {
  return model.pages.months.flatMap((month) => month.rows)
}

const key = '3fa9c01b'
const payment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-10-28'),
  status: 'paid',
  paidBy: 'rapipago',
  subproductId: 12,
  commerceName: 'Casa Rivadavia Hogar',
}

describe('my payments', () => {
  it('begin with the latest 20, and 50 more come each time', async () => {
    const model = await opened('irma')
    expect([rows(model).length, model.pages.hasMore, model.pages.count]).toEqual([
      20,
      true,
      'Mostrando 20 de 2.000 pagos',
    ])
    model.pages.seeMore()
    expect([rows(model).length, model.pages.count]).toEqual([70, 'Mostrando 70 de 2.000 pagos'])
    for (let times = 0; times < 39; times += 1) model.pages.seeMore()
    expect([rows(model).length, model.pages.hasMore, model.pages.count]).toEqual([
      2000,
      false,
      'Estos son tus 2.000 pagos',
    ])
  })

  it('stand by month, and reading goes on at the first that a press showed', async () => {
    const { pages } = await opened('irma')
    expect(pages.goal).toBeUndefined()
    expect(pages.months.map(({ name, first, rows: { length } }) => [name, first, length])).toEqual([
      ['Noviembre de 2026', 0, 12],
      ['Octubre de 2026', 12, 8],
    ])
    pages.seeMore()
    expect([pages.goal, pages.months.length]).toEqual([{ kind: 'row', place: 20 }, 4])
  })

  it('are never more on the page than those of one press after going to a year', async () => {
    const { pages } = await opened('irma')
    for (let times = 0; times < 40; times += 1) pages.seeMore()
    pages.goTo(2018)
    expect(pages.months.flatMap(({ rows: { length } }) => length).reduce((sum, each) => sum + each)).toBe(20)
    expect([pages.year, pages.months[0]?.name, pages.count]).toEqual([
      2018,
      'Diciembre de 2018',
      'Mostrando 20 de 2.000 pagos',
    ])
    expect(pages.goal).toEqual({ kind: 'month', place: pages.from })
  })

  it('are in order of their dates, whatever the order of the server', async () => {
    const days = ['2026-03-02', '2026-11-18', '2025-12-27', '2026-11-18']
    const model = await opened('marta', (page) =>
      page.browser.next('payments.listPayments', {
        status: 200,
        body: days.map((day, index) => ({
          amount: index + 1,
          paymentDate: `${day} 09:14:00`,
          accused: true,
        })),
      }),
    )
    expect(rows(model).map(({ date, amount }) => [date, amount])).toEqual([
      ['18/11/2026', 200],
      ['18/11/2026', 400],
      ['2/3/2026', 100],
      ['27/12/2025', 300],
    ])
  })

  it('have nothing more to show when there are 20', async () => {
    const model = await opened('marta')
    expect([rows(model).length, model.pages.hasMore, model.pages.count]).toEqual([
      12,
      false,
      'Estos son tus 12 pagos',
    ])
  })

  it('say that there is none', async () => {
    const model = await opened('marta', (page) => page.browser.backEnd.arrange({ set: { noPayments: true } }))
    expect(model.answer.state).toEqual({ phase: 'empty' })
  })

  it('say when they take long', async () => {
    const page = new PapersPage('marta')
    const letGo = page.browser.hold('payments.listPayments')
    const model = page.myPayments()
    const loading = begun(model)
    page.browser.clock.advance(10_000)
    expect(model.answer.note).toMatch(/tardando/)
    letGo()
    await loading
    expect(model.answer.state.phase).toBe('ready')
  })
})

describe('a payment', () => {
  it('tells what was paid, how much, how and when', () => {
    expect(toMyPaymentRow({ key, payment })).toEqual({
      amount: 1_262_500,
      status: { tone: 'good', text: 'Pagado' },
      title: 'Casa Rivadavia Hogar',
      group: 'Compra en comercio',
      paidBy: 'Rapipago',
      day: '2026-10-28',
      date: '28/10/2026',
      warning: undefined,
      receipt: '/mis-pagos/comprobante?pago=3fa9c01b',
    })
  })

  it('that is pending says so and warns', () => {
    expect(toMyPaymentRow({ key, payment: { ...payment, status: 'pending' } })).toMatchObject({
      status: { tone: 'warn', text: 'Pendiente' },
      warning: 'Todavía no se acreditó. Puede tardar entre 24 y 48 horas: no lo pagues de nuevo.',
    })
  })

  it('of which the lender says little is still a payment', () => {
    const { subproductId: _subproduct, commerceName: _commerce, ...rest } = payment
    expect(toMyPaymentRow({ key, payment: { ...rest, paidBy: 'other' } })).toMatchObject({
      title: 'Pago',
      group: undefined,
      paidBy: 'Otro medio de pago',
    })
  })
})

const ways: readonly (readonly [string, PaidBy, string])[] = [
  ['EXPRESS_COLLECTION', 'express-collection', 'Cobro express'],
  ['AUTOMATIC_DEBIT', 'automatic-debit', 'Débito automático'],
  ['CBU_TRANSFER', 'cbu-transfer', 'Depósito o transferencia a CBU'],
  ['DEBIT_CARD', 'debit-card', 'Botón de pago con tarjeta de débito'],
  ['MERCADO_PAGO_ACCOUNT', 'mercado-pago-account', 'Cuenta de Mercado Pago'],
  ['MERCADO_PAGO_DEBIT_CARD', 'mercado-pago-debit-card', 'Tarjeta de débito en Mercado Pago'],
  ['PAGO_FACIL', 'pago-facil', 'Pago Fácil'],
  ['CVU_TRANSFER', 'cvu-transfer', 'Transferencia a CVU'],
  ['QR', 'qr', 'QR'],
  ['PAGO_MIS_CUENTAS', 'pago-mis-cuentas', 'Pago Mis Cuentas'],
  ['PROVINCIA_NET', 'provincia-net', 'Provincia NET'],
  ['RAPIPAGO', 'rapipago', 'Rapipago'],
  ['RIPSA', 'ripsa', 'Ripsa'],
  ['TRUEQUE', 'other', 'Otro medio de pago'],
]

describe('the way it was paid', () => {
  it.each(ways)('%s is %s: %s', async (code, paidBy, text) => {
    const model = await opened('marta', (page) =>
      page.browser.next('payments.listPayments', {
        status: 200,
        body: [{ amount: 1, paymentDate: '2026-03-02 09:14:00', accused: true, paymentMethod: code }],
      }),
    )
    expect(rows(model).map((row) => row.paidBy)).toEqual([text])
    expect(paidByText(paidBy)).toBe(text)
  })
})
