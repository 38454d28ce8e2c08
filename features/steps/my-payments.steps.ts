import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { failureTexts } from '@/ui/texts/failures.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { assertWaysOn, type Wording } from '#features/support/ways-on'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

const waysFromMyPayments: Wording = [
  ['hacer un pago', myPaymentsTexts.newPayment],
  ['enviar un comprobante', myPaymentsTexts.sendReceipt],
  ['ir al inicio', failureTexts.goHome],
]

Given('que no hay pagos registrados', function (this: PortalWorld) {
  this.given({ set: { noPayments: true } })
})

Given('que pagó una vez de cada forma', function (this: PortalWorld) {
  const methods =
    'EXPRESS_COLLECTION AUTOMATIC_DEBIT CBU_TRANSFER DEBIT_CARD MERCADO_PAGO_ACCOUNT MERCADO_PAGO_DEBIT_CARD PAGO_FACIL CVU_TRANSFER QR PAGO_MIS_CUENTAS PROVINCIA_NET RAPIPAGO RIPSA OTRO'
  const body = methods.split(' ').map((paymentMethod, position) => ({
    ...paymentOn(`2026-10-${28 - position}`),
    paymentMethod,
  }))
  this.given({ next: [{ call: 'payments.listPayments', answer: { status: 200, body } }] })
})

Given('que pagó una sola vez, y no se sabe qué', function (this: PortalWorld) {
  const body = [paymentOn('2026-10-28')]
  const listed = { call: 'payments.listPayments', answer: { status: 200, body } } as const
  // Once for the list and once for the receipt.
  this.given({ next: [listed, listed] })
})

When('pide ver más pagos', async function (this: PortalWorld) {
  await (await this.portal()).myPayments.seeMore()
})

When('va a los pagos de {int}', async function (this: PortalWorld, year: number) {
  await (await this.portal()).myPayments.goToYear(year)
})

Then('el primer pago es de {string}', async function (this: PortalWorld, month: string) {
  assert.equal(await (await this.portal()).myPayments.firstMonth(), month)
})

When('quiere enviar el comprobante de un pago que no ve', async function (this: PortalWorld) {
  await (await this.portal()).myPayments.sendReceipt()
})

Then('sus pagos son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).myPayments.payments(), table.raw().flat())
})

Then('sus pagos fueron por:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).myPayments.waysPaid(), table.raw().flat())
})

Then('el primer pago termina en {string}', async function (this: PortalWorld, text: string) {
  const [first = ''] = await (await this.portal()).myPayments.payments()
  assert.equal(first.slice(-text.length), text)
})

Then('ve {int} pagos', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).myPayments.payments()).length, count)
})

Then('la cuenta dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).myPayments.count(), text)
})

Then('la lista de sus pagos dice {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).myPayments.emptyNotice(), text)
})

Then('desde sus pagos puede:', async function (this: PortalWorld, table: Table) {
  assertWaysOn(await (await this.portal()).myPayments.waysOn(), table.raw().flat(), waysFromMyPayments)
})

Then('desde sus pagos todavía no puede:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).myPayments.closedWays(), table.raw().flat())
})

/** Returns a registered payment of that day, of an unknown loan. */
function paymentOn(day: string) {
  return { amount: 1000, paymentDate: `${day} 10:00:00`, accused: true }
}
