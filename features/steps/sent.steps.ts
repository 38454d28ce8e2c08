import { Then } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { callNamed } from '#features/support/call-names'
import type { SentRequest } from '#features/support/sent-request'
import type { PortalWorld } from '#features/support/world'

async function sentOf(world: PortalWorld, call: string): Promise<readonly SentRequest['fields'][]> {
  const { page } = await world.portal()
  await page.isAtRest()
  const name = callNamed(call)
  const sent = await page.device.sentRequests()
  return sent.filter((each) => each.call === name).map(({ fields }) => fields)
}

Then(
  'el prestamista recibió {string} con {string} en {string}',
  async function (this: PortalWorld, call: string, field: string, value: string) {
    assert.equal((await sentOf(this, call)).at(-1)?.[field], value)
  },
)

Then(
  'el prestamista recibió {string} con:',
  async function (this: PortalWorld, call: string, table: { rowsHash(): Record<string, string> }) {
    const expected = table.rowsHash()
    const last = (await sentOf(this, call)).at(-1) ?? {}
    const sent = Object.fromEntries(Object.keys(expected).map((field) => [field, last[field] ?? '']))
    assert.deepEqual(sent, { ...expected })
  },
)

Then(
  'el prestamista recibió {string} {int} vez/veces',
  async function (this: PortalWorld, call: string, times: number) {
    assert.equal((await sentOf(this, call)).length, times)
  },
)
