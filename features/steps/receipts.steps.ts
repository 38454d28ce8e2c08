import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { receiptFile } from '#features/support/receipt-files'
import type { PortalWorld } from '#features/support/world'

interface Table {
  raw(): string[][]
}

Given('que el prestamista solo recibe comprobantes de transferencia', function (this: PortalWorld) {
  const body = [{ id: 'r-1', labelKey: 'transfer' }]
  this.given({ next: [{ call: 'documents.listReceiptTypes', answer: { status: 200, body } }] })
})

When('quiere enviar otro', async function (this: PortalWorld) {
  await (await this.portal()).receipts.sendAnother()
})

Then('después del envío puede ir a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).receipts.paymentsTarget(), address)
})

Then('las instrucciones son:', async function (this: PortalWorld, table: Table) {
  assert.deepEqual(await (await this.portal()).receipts.instructions(), table.raw().flat())
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

Then('del envío lee {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).receipts.trouble(), text)
})

Then(
  /^la celebración dura ([\d,]+) segundos con el movimiento (permitido|reducido)$/,
  async function (this: PortalWorld, seconds: string, motion: string) {
    const { receipts } = await this.portal()
    const shown = await receipts.celebrationSeconds(motion === 'permitido' ? 'allowed' : 'reduced')
    assert.equal(String(shown).replace('.', ','), seconds)
  },
)
