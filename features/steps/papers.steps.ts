import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

When('elige la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  await (await this.portal()).papers.chooseLoan(loan)
})

When('descarga la cuponera', async function (this: PortalWorld) {
  await (await this.portal()).papers.downloadCouponBook()
})

When('dice que entendió el aviso', async function (this: PortalWorld) {
  await (await this.portal()).papers.acknowledge()
})

Then('puede descargar la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  assert.equal(await (await this.portal()).papers.readyBook(), loan)
})

Then('de la cuponera lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).papers.emptyNotice(), text)
})

When('descarga {string} del préstamo', async function (this: PortalWorld, paper: string) {
  await (await this.portal()).papers.download(paper)
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
