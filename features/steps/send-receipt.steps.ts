import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import { parseUploadedFileDescription } from '#features/support/receipt-files'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { setNextCallAnswer } from '#features/support/set-next-call-answer'
import type { StepTable } from '#features/support/step-table'

export const sendReceiptStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'solo recibe comprobantes de transferencia': (world) => {
      const body = [{ id: 'r-1', labelKey: 'transfer' }]
      setNextCallAnswer(world, 'documents.listReceiptTypes', { status: 200, body })
    },
  },
  'quiere …': {
    'enviar otro': ({ receipts }) => receipts.sendAnotherReceipt(),
  },
  '… son:': {
    'las instrucciones': ({ receipts }) => receipts.ticketPhotoInstructions(),
    'los tipos de comprobante': ({ receipts }) => receipts.receiptTypes(),
  },
  'elige … "…"': {
    'el comprobante': ({ receipts }, type) => receipts.chooseReceiptType(type),
    'el archivo': ({ receipts }, description) =>
      receipts.chooseFile(parseUploadedFileDescription(description)),
  },
  'no se le …': {
    'pide un archivo': async ({ receipts }) => assert.ok(!(await receipts.canChooseFile())),
  },
  '… es "…"': {
    'el archivo elegido': ({ receipts }) => receipts.chosenFileName(),
  },
  'no hay …': {
    'un archivo elegido': async ({ receipts }) => assert.equal(await receipts.chosenFileName(), ''),
  },
  '… lee "…"': {
    'del envío': ({ receipts }) => receipts.unconfirmedReceiptMessage(),
  },
}

Then('después del envío puede ir a {string}', async function (this: PortalWorld, address: string) {
  assert.equal(await (await this.portal()).receipts.paymentsLinkAddress(), address)
})

Then('al elegir cada archivo queda:', async function (this: PortalWorld, table: StepTable) {
  const { receipts } = await this.portal()
  const fileNamesByDescription: string[][] = []
  for (const [description = ''] of table.raw()) {
    await receipts.chooseFile(parseUploadedFileDescription(description))
    fileNamesByDescription.push([description, await receipts.chosenFileName()])
  }
  assert.deepEqual(fileNamesByDescription, table.raw())
})

Then('al elegir cada archivo no queda ninguno:', async function (this: PortalWorld, table: StepTable) {
  const { receipts } = await this.portal()
  const fileNamesByDescription: string[] = []
  for (const description of table.raw().flat()) {
    await receipts.chooseFile(parseUploadedFileDescription(description))
    fileNamesByDescription.push(await receipts.chosenFileName())
  }
  assert.deepEqual(
    fileNamesByDescription,
    table.raw().map(() => ''),
  )
})

When('envía el comprobante', async function (this: PortalWorld) {
  await (await this.portal()).receipts.sendReceipt()
})

Then(
  /^la celebración dura ([\d,]+) segundos con el movimiento (permitido|reducido)$/,
  async function (this: PortalWorld, seconds: string, motion: string) {
    const { receipts } = await this.portal()
    const shown = await receipts.confettiSeconds(motion === 'permitido' ? 'allowed' : 'reduced')
    assert.equal(String(shown).replace('.', ','), seconds)
  },
)
