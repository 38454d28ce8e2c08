import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

Given('que el código de la página es {string}', function (this: PortalWorld, supportCode: string) {
  this.changeConfiguration({ supportCode })
})

Then('lee una vez el código {string}', async function (this: PortalWorld, code: string) {
  assert.equal(`${await (await this.portal()).supportCode.countSupportCodesOnScreen(code)}`, '1')
})

Then('no lee el código {string}', async function (this: PortalWorld, code: string) {
  assert.equal(`${await (await this.portal()).supportCode.countSupportCodesOnScreen(code)}`, '0')
})

Then('el chat empieza con {string}', async function (this: PortalWorld, text: string) {
  assert.equal(await (await this.portal()).supportCode.prefilledChatMessage(text !== ''), text)
})

When('marca que vaya lo que falló', async function (this: PortalWorld) {
  await (await this.portal()).supportCode.agreeToSendErrorEvents()
})

Then('no está marcado que vaya lo que falló', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).supportCode.isErrorEventsCheckboxTicked(), false)
})

Then('está marcado que vaya lo que falló', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).supportCode.isErrorEventsCheckboxTicked(), true)
})
