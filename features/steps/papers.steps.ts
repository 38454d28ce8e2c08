import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { failureTexts } from '@/ui/texts/failures.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { receiptFile } from '#features/support/receipt-files'
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
  // Asked once by the list, and once by the receipt.
  this.given({ next: [listed, listed] })
})

When('mira sus pagos', async function (this: PortalWorld) {
  await this.portal()
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

When('prueba de nuevo con sus pagos', async function (this: PortalWorld) {
  await (await this.portal()).myPayments.retry()
})

When('mira de qué préstamos hay cuponera', async function (this: PortalWorld) {
  await this.portal()
})

When('elige la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  await (await this.portal()).papers.chooseLoan(loan)
})

When('descarga la cuponera', async function (this: PortalWorld) {
  await (await this.portal()).papers.downloadCouponBook()
})

When('dice que entendió el aviso', async function (this: PortalWorld) {
  await (await this.portal()).papers.acknowledge()
})

When('prueba de nuevo con la cuponera', async function (this: PortalWorld) {
  await (await this.portal()).papers.retry()
})

Given('que el prestamista no le encuentra préstamos', function (this: PortalWorld) {
  this.given({ next: [{ call: 'loans.listLoans', answer: { status: 200, body: [] } }] })
})

Given('que el prestamista solo recibe comprobantes de transferencia', function (this: PortalWorld) {
  const body = [{ id: 'r-1', labelKey: 'transfer' }]
  this.given({ next: [{ call: 'documents.listReceiptTypes', answer: { status: 200, body } }] })
})

Given('que el prestamista no recibe ese archivo', function (this: PortalWorld) {
  const answer = { status: 409, code: 'INVALID_FILE' }
  this.given({ next: [{ call: 'documents.sendReceipt', answer }] })
})

Given('que el prestamista no recibe comprobantes', function (this: PortalWorld) {
  this.given({ next: [{ call: 'documents.listReceiptTypes', answer: { status: 200, body: [] } }] })
})

When('mira si hay cuponera', async function (this: PortalWorld) {
  await this.portal()
})

When('quiere enviar otro', async function (this: PortalWorld) {
  await (await this.portal()).receipts.sendAnother()
})

Then('puede descargar la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  assert.equal(await (await this.portal()).papers.readyBook(), loan)
})

Then('de la cuponera lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).papers.emptyNotice(), text)
})

Then('del envío hecho lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).receipts.sentExplanation(), text)
})

Then('después del envío puede ir a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).receipts.paymentsTarget(), address)
})

Then('las instrucciones son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).receipts.instructions(), table.raw().flat())
})

When('mira los archivos del préstamo', async function (this: PortalWorld) {
  await this.portal()
})

When('descarga {string} del préstamo', async function (this: PortalWorld, paper: string) {
  await (await this.portal()).papers.download(paper)
})

When('mira los tipos de comprobante', async function (this: PortalWorld) {
  await this.portal()
})

When('elige el comprobante {string}', async function (this: PortalWorld, type: string) {
  await (await this.portal()).receipts.chooseType(type)
})

When('elige el archivo {string}', async function (this: PortalWorld, description: string) {
  await (await this.portal()).receipts.chooseFile(receiptFile(description))
})

Then('al elegir cada archivo queda:', async function (this: PortalWorld, table: Table) {
  const { receipts } = await this.portal()
  const kept: string[][] = []
  for (const [description = ''] of table.raw()) {
    await receipts.chooseFile(receiptFile(description))
    kept.push([description, await receipts.file()])
  }
  assert.deepEqual(kept, table.raw())
})

Then('al elegir cada archivo no queda ninguno:', async function (this: PortalWorld, table: Table) {
  const { receipts } = await this.portal()
  const kept: string[] = []
  for (const description of table.raw().flat()) {
    await receipts.chooseFile(receiptFile(description))
    kept.push(await receipts.file())
  }
  assert.deepEqual(
    kept,
    table.raw().map(() => ''),
  )
})

When('envía el comprobante', async function (this: PortalWorld) {
  await (await this.portal()).receipts.send()
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

Then('sus pagos no llegan: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).myPayments.failure(), text)
})

Then('hay cuponera de:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).papers.loans(), table.raw().flat())
})

Then('en lugar de la cuponera lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).papers.notice(), text)
})

Then('no puede descargar la cuponera', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).papers.offersCouponBook()))
})

Then('la cuponera no llega: {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).papers.failure(), text)
})

Then('puede descargar {string}', async function (this: PortalWorld, papers: string) {
  assert.equal((await (await this.portal()).papers.offered()).join(', '), papers)
})

Given('que pagó estas facturas:', function (this: PortalWorld, table: Table) {
  const body = table.raw().map(([paymentNumber, date, total]) => ({
    paymentNumber,
    date,
    total: Number(total),
  }))
  this.given({ next: [{ call: 'invoices.listInvoices', answer: { status: 200, body } }] })
})

Then('sus facturas anteriores son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).papers.earlierInvoices(), table.raw().flat())
})

Then('ve {int} facturas anteriores', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).papers.earlierInvoices()).length, count)
})

Then('se abre(n) {int} archivo(s) en otra pestaña', async function (this: PortalWorld, count: number) {
  assert.equal(await (await this.portal()).papers.openedFiles(count), count)
})

Given('que los archivos de la empresa son {string}', function (this: PortalWorld, type: string) {
  this.given({ set: { fileType: type } })
})

Given('que su navegador no abre otras pestañas', async function (this: PortalWorld) {
  await (await this.portal()).papers.refuseTabs()
})

Then('en otra pestaña se abre un {string}', async function (this: PortalWorld, type: string) {
  assert.deepEqual(await (await this.portal()).papers.openedTypes(), [type])
})

Then('los tipos de comprobante son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).receipts.types(), table.raw().flat())
})

Then('no se le pide un archivo', async function (this: PortalWorld) {
  assert.ok(!(await (await this.portal()).receipts.takesFile()))
})

Then('el archivo elegido es {string}', async function (this: PortalWorld, file: string) {
  assert.equal(await (await this.portal()).receipts.file(), file)
})

Then('no hay un archivo elegido', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).receipts.file(), '')
})

Then('para enviar se le pide {string}', async function (this: PortalWorld, text: string) {
  assert.deepEqual(await (await this.portal()).receipts.complaints(), [text])
})

Then('del envío lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).receipts.trouble(), text)
})

Then('el comprobante termina en {string}', async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.portal()).receipts.result(), title)
})

Then(
  /^la celebración dura ([\d,]+) segundos con el movimiento (permitido|reducido)$/,
  async function (this: PortalWorld, seconds: string, motion: string) {
    const { receipts } = await this.portal()
    const shown = await receipts.celebrationSeconds(motion === 'permitido' ? 'allowed' : 'reduced')
    assert.equal(String(shown).replace('.', ','), seconds)
  },
)

/** A payment as the lender registers it, of nothing that is known. */
function paymentOn(day: string) {
  return { amount: 1000, paymentDate: `${day} 10:00:00`, accused: true }
}
