import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { StepPhrases } from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

export const paymentReceiptStepPhrases: StepPhrases = {
  'paga …': {
    'y abre el comprobante': async ({ payments, paymentReceipt }) => {
      await payments.payWithChosenCard()
      await paymentReceipt.openReceiptFromResult()
    },
  },
  'abre … "…"': {
    'el comprobante del pago de': ({ paymentReceipt }, payment) =>
      paymentReceipt.openReceiptFromList(payment),
  },
  '… dice:': {
    'del pago el comprobante': ({ paymentReceipt }) => paymentReceipt.receiptDetails(),
  },
  '… dice "…"': {
    'la dirección del comprobante solo': ({ paymentReceipt }) => paymentReceipt.receiptAddressQuery(),
  },
}

When('comparte el comprobante como {word}', async function (this: PortalWorld, format: string) {
  await (await this.portal()).paymentReceipt.shareReceipt(format)
})

Then('el comprobante es de {string}', async function (this: PortalWorld, head: string) {
  assert.equal(await (await this.portal()).paymentReceipt.paymentStatusAndAmount(), head)
})

Then(
  'queda guardado {string}, que dice:',
  async function (this: PortalWorld, name: string, table: StepTable) {
    const { paymentReceipt } = await this.portal()
    assert.deepEqual(await paymentReceipt.downloadedFileNames(), [name])
    assert.deepEqual(await paymentReceipt.downloadedPdfTexts(), table.raw().flat())
  },
)

Then('el PDF del comprobante incluye:', async function (this: PortalWorld, table: StepTable) {
  assert.includes(await (await this.portal()).paymentReceipt.downloadedPdfTexts(), ...table.raw().flat())
})

Then('el comprobante incluye:', async function (this: PortalWorld, table: StepTable) {
  const facts = await (await this.portal()).paymentReceipt.receiptDetails()
  assert.includes(facts, ...table.raw().flat())
})

Then('el comprobante tiene su número de operación', async function (this: PortalWorld) {
  const facts = await (await this.portal()).paymentReceipt.receiptDetails()
  assert.match(facts.at(-1) ?? '', /^Número de operación \d{10}$/)
})

Then(
  'queda guardada una imagen de {int} por {int}',
  async function (this: PortalWorld, width: number, height: number) {
    const { paymentReceipt } = await this.portal()
    assert.deepEqual(await paymentReceipt.downloadedPictureSizeAndIsDrawn(), { width, height, isDrawn: true })
  },
)

Then(
  'queda guardada la imagen {string}, de {int} por {int}',
  async function (this: PortalWorld, name: string, width: number, height: number) {
    const { paymentReceipt } = await this.portal()
    assert.deepEqual(await paymentReceipt.downloadedFileNames(), [name])
    assert.deepEqual(await paymentReceipt.downloadedPictureSizeAndIsDrawn(), { width, height, isDrawn: true })
  },
)
