import { Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Persona } from '@/adapters/fake/personas/persona'
import type { PortalWorld } from '#features/support/world'

When('el capacitador entra como {persona}', async function (this: PortalWorld, persona: Persona) {
  await (await this.portal()).demo.enterAs(persona.firstName)
})

When(
  'el banco acredita el pago del préstamo {string}',
  async function (this: PortalWorld, externalId: string) {
    await (await this.portal()).demo.creditPayment(externalId)
  },
)

When('el capacitador pone la fecha {string}', async function (this: PortalWorld, localTime: string) {
  await (await this.portal()).demo.setNow(localTime)
})

When('el capacitador vuelve a empezar', async function (this: PortalWorld) {
  await (await this.portal()).demo.reset()
})

Then('la demo ofrece estos clientes:', async function (this: PortalWorld, table: { raw(): string[][] }) {
  assert.deepEqual(await (await this.portal()).demo.customers(), table.raw().flat())
})

Then('se cobró {int} vez/veces', async function (this: PortalWorld, times: number) {
  assert.equal(await (await this.portal()).demo.charges(), times)
})
