import { Then } from '@cucumber/cucumber'
import { identityCheckPhotoBase64 } from '@/adapters/fake/access/identity-check.routes'
import { assert } from '#features/support/assert'
import { findCallNameBySpanishName } from '#features/support/call-names'
import type { SentRequest } from '#features/support/sent-request'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'

async function sentFieldsOfCall(world: PortalWorld, call: string): Promise<readonly SentRequest['fields'][]> {
  const { page } = await world.portal()
  await page.waitUntilIdle()
  const name = findCallNameBySpanishName(call)
  const sent = await page.device.sentRequests()
  return sent.filter((each) => each.callName === name).map(({ fields }) => fields)
}

Then(
  'el prestamista recibió {string} con:',
  async function (this: PortalWorld, call: string, table: StepTable) {
    const expected = table.rowsHash()
    const last = (await sentFieldsOfCall(this, call)).at(-1) ?? {}
    const sent = Object.fromEntries(Object.keys(expected).map((field) => [field, last[field] ?? '']))
    assert.deepEqual(sent, { ...expected }, 'el prestamista recibió')
  },
)

Then(
  'el prestamista recibió {int} respuestas de la encuesta',
  async function (this: PortalWorld, count: number) {
    const [sent = {}] = await sentFieldsOfCall(this, 'el envío de la encuesta')
    const answered = Object.keys(sent).filter((field) => /questionResults\.\d+\.code$/.test(field))
    assert.equal(answered.length, count, 'el prestamista recibió')
  },
)

Then('el prestamista recibió la foto que el proveedor sacó', async function (this: PortalWorld) {
  const [sent = {}] = await sentFieldsOfCall(this, 'la foto de la selfie')
  assert.equal(sent['imageBase64'], identityCheckPhotoBase64, 'el prestamista recibió')
})

/**
 * Checks that a request contains the same ids of the identity check as the request for the check's result.
 */
Then(
  '{string} llevó la validación de {string}',
  async function (this: PortalWorld, call: string, check: string) {
    const [sent, result] = [await sentFieldsOfCall(this, call), await sentFieldsOfCall(this, check)]
    const { idtx, externalId } = result.at(-1) ?? {}
    const relied = [sent.at(-1)?.['idtx'], sent.at(-1)?.['externalTransactionId']]
    assert.deepEqual(relied, [idtx, externalId], 'el prestamista recibió')
  },
)

Then(
  'el prestamista recibió {string} {int} vez/veces',
  async function (this: PortalWorld, call: string, times: number) {
    assert.equal((await sentFieldsOfCall(this, call)).length, times, 'el prestamista recibió')
  },
)
