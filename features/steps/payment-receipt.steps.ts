import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

When('paga y abre el comprobante', async function (this: PortalWorld) {
  const { payments, paymentReceipt } = await this.portal()
  await payments.pay()
  await paymentReceipt.openFromResult()
})

When('abre el comprobante del pago de {string}', async function (this: PortalWorld, payment: string) {
  await (await this.portal()).paymentReceipt.openFromList(payment)
})

When('comparte el comprobante como {word}', async function (this: PortalWorld, format: string) {
  await (await this.portal()).paymentReceipt.share(format)
})

Then('el comprobante es de {string}', async function (this: PortalWorld, head: string) {
  assert.equal(await (await this.portal()).paymentReceipt.head(), head)
})

Then('del pago el comprobante dice:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).paymentReceipt.facts(), table.raw().flat())
})

Then('la dirección del comprobante solo dice {string}', async function (this: PortalWorld, key: string) {
  assert.equal(await (await this.portal()).paymentReceipt.key(), key)
})

Then('queda guardado {string}, que dice:', async function (this: PortalWorld, name: string, table: Table) {
  const { paymentReceipt } = await this.portal()
  assert.deepEqual(await paymentReceipt.savedFiles(), [name])
  assert.deepEqual(await paymentReceipt.savedPdf(), table.raw().flat())
})

Then('el PDF del comprobante incluye:', async function (this: PortalWorld, table: Table) {
  assert.includes(await (await this.portal()).paymentReceipt.savedPdf(), ...table.raw().flat())
})

Then('el comprobante incluye:', async function (this: PortalWorld, table: Table) {
  const facts = await (await this.portal()).paymentReceipt.facts()
  assert.includes(facts, ...table.raw().flat())
})

Then('el comprobante tiene su número de operación', async function (this: PortalWorld) {
  const facts = await (await this.portal()).paymentReceipt.facts()
  assert.match(facts.at(-1) ?? '', /^Número de operación \d{10}$/)
})

Then(
  'queda guardada una imagen de {int} por {int}',
  async function (this: PortalWorld, width: number, height: number) {
    const { paymentReceipt } = await this.portal()
    assert.deepEqual(await paymentReceipt.savedPicture(), { width, height, isDrawn: true })
  },
)

Then(
  'queda guardada la imagen {string}, de {int} por {int}',
  async function (this: PortalWorld, name: string, width: number, height: number) {
    const { paymentReceipt } = await this.portal()
    assert.deepEqual(await paymentReceipt.savedFiles(), [name])
    assert.deepEqual(await paymentReceipt.savedPicture(), { width, height, isDrawn: true })
  },
)
