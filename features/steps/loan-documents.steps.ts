import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const loanDocumentsStepPhrases: StepPhrases = {
  'elige … "…"': {
    'la cuponera de': ({ loanDocuments }, loan) => loanDocuments.chooseLoan(loan),
  },
  'dice que …': {
    'entendió el aviso': ({ loanDocuments }) => loanDocuments.acknowledgeWarning(),
  },
  '… lee "…"': {
    'de la cuponera': ({ loanDocuments }) => loanDocuments.noLoansMessage(),
    'en lugar de la cuponera': ({ loanDocuments }) => loanDocuments.noCouponBookReason(),
  },
  'no puede …': {
    'descargar la cuponera': async ({ loanDocuments }) =>
      assert.ok(!(await loanDocuments.isCouponBookOffered())),
  },
  '… son:': {
    'sus facturas anteriores': ({ loanDocuments }) => loanDocuments.earlierInvoices(),
  },
  'que … (dispositivo)': {
    'su navegador no abre otras pestañas': async (world) =>
      await (await world.portal()).loanDocuments.blockNewTabs(),
  },
  'en otra pestaña … "…"': {
    'se abre un': async ({ loanDocuments }, type) =>
      assert.deepEqual(await loanDocuments.openedFileTypes(), [type]),
  },
}

When('descarga la cuponera', async function (this: PortalWorld) {
  await (await this.portal()).loanDocuments.downloadCouponBook()
})

Then('puede descargar la cuponera de {string}', async function (this: PortalWorld, loan: string) {
  assert.equal(await (await this.portal()).loanDocuments.loanWithReadyCouponBook(), loan)
})

When('descarga {string} del préstamo', async function (this: PortalWorld, paper: string) {
  await (await this.portal()).loanDocuments.downloadDocument(paper)
})

Then('hay cuponera de:', async function (this: PortalWorld, table: StepTable) {
  assert.deepEqual(await (await this.portal()).loanDocuments.loanLabels(), table.raw().flat())
})

Then('puede descargar {string}', async function (this: PortalWorld, papers: string) {
  assert.equal((await (await this.portal()).loanDocuments.downloadableDocuments()).join(', '), papers)
})

Given('que pagó estas facturas:', function (this: PortalWorld, table: StepTable) {
  const body = table.raw().map(([paymentNumber, date, total]) => ({
    paymentNumber,
    date,
    total: Number(total),
  }))
  setNextCallAnswer(this, 'invoices.listInvoices', { status: 200, body })
})

Then('ve {int} facturas anteriores', async function (this: PortalWorld, count: number) {
  assert.equal((await (await this.portal()).loanDocuments.earlierInvoices()).length, count)
})

Then('se abre(n) {int} archivo(s) en otra pestaña', async function (this: PortalWorld, count: number) {
  assert.equal(await (await this.portal()).loanDocuments.countOpenedFiles(count), count)
})

Given('que los archivos de la empresa son {string}', function (this: PortalWorld, type: string) {
  this.changeDemoState({ set: { fileType: type } })
})
