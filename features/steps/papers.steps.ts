import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

export const papersStepPhrases: StepPhrases = {
  'elige … "…"': {
    'la cuponera de': ({ papers }, loan) => papers.chooseLoan(loan),
  },
  'dice que …': {
    'entendió el aviso': ({ papers }) => papers.acknowledge(),
  },
  '… lee "…"': {
    'de la cuponera': ({ papers }) => papers.emptyNotice(),
    'en lugar de la cuponera': ({ papers }) => papers.notice(),
  },
  'no puede …': {
    'descargar la cuponera': async ({ papers }) => assert.ok(!(await papers.offersCouponBook())),
  },
  '… son:': {
    'sus facturas anteriores': ({ papers }) => papers.earlierInvoices(),
  },
  'que … (dispositivo)': {
    'su navegador no abre otras pestañas': async (world) => await (await world.portal()).papers.refuseTabs(),
  },
  'en otra pestaña … "…"': {
    'se abre un': async ({ papers }, type) => assert.deepEqual(await papers.openedTypes(), [type]),
  },
}

When('descarga la cuponera', async function (this: PortalWorld) {
  await (await this.portal()).papers.downloadCouponBook()
})

Then('puede descargar la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  assert.equal(await (await this.portal()).papers.readyBook(), loan)
})

When('descarga {string} del préstamo', async function (this: PortalWorld, paper: string) {
  await (await this.portal()).papers.download(paper)
})

Then('hay cuponera de:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).papers.loans(), table.raw().flat())
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

Then('ve {int} facturas anteriores', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).papers.earlierInvoices()).length, count)
})

Then('se abre(n) {int} archivo(s) en otra pestaña', async function (this: PortalWorld, count: number) {
  assert.equal(await (await this.portal()).papers.openedFiles(count), count)
})

Given('que los archivos de la empresa son {string}', function (this: PortalWorld, type: string) {
  this.given({ set: { fileType: type } })
})
