import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

Given('que del enlace no se sabe qué tarjeta es', function (this: PortalWorld) {
  const body = { names: 'Marta', lastName: 'Giménez', debitCardNumber: '' }
  this.given({ next: [{ call: 'card-update.findCardToUpdate', answer: { status: 200, body } }] })
})

When('da la tarjeta:', async function (this: PortalWorld, table: { rowsHash(): Record<string, string> }) {
  const fields = table.rowsHash()
  await (
    await this.portal()
  ).cardUpdate.give({
    number: fields['número'] ?? '',
    holder: fields['titular'] ?? '',
    expiry: fields['vencimiento'] ?? '',
    securityCode: fields['código'] ?? '',
    dni: fields['DNI'] ?? '',
  })
})

When('no completa la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cardUpdate.give({})
})

When('escribe el número {string}', async function (this: PortalWorld, number: string) {
  this.answer = await (await this.portal()).cardUpdate.typeNumber(number)
})

When(
  'escribe el número {string} y agrega {string} en la posición {int}',
  async function (this: PortalWorld, number: string, added: string, position: number) {
    const { cardUpdate } = await this.portal()
    await cardUpdate.typeNumber(number)
    this.answer = await cardUpdate.typeInNumberAt(position, added)
  },
)

When('vuelve a intentar con la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cardUpdate.tryAgain()
})

When('sigue al portal', async function (this: PortalWorld) {
  await (await this.portal()).cardUpdate.goOn()
})

When('se fija cómo quedó la tarjeta', async function (this: PortalWorld) {
  await (await this.portal()).cardUpdate.look()
})

Then('el número y el código no quedaron escritos', async function (this: PortalWorld) {
  assert.deepEqual(await (await this.portal()).cardUpdate.secrets(), ['', ''])
})

Then('no hay menú alrededor', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).cardUpdate.hasMenu(), false)
})
