import { Given, Then } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

Given('que el prestamista envía códigos de 6 números', function (this: PortalWorld) {
  this.withConfiguration({ codeDigits: 6 })
  this.given({ set: { sixDigitCodes: true } })
})

Given('que el prestamista pide contraseñas de 8 o más, con símbolos', function (this: PortalWorld) {
  this.withConfiguration({ passwordsWithSymbols: true })
  this.given({ set: { passwordsWithSymbols: true } })
})

Then(
  'al escribir {string} en {string} queda {string}',
  async function (this: PortalWorld, typed: string, label: string, value: string) {
    assert.deepEqual(await (await this.portal()).access.typeCode(typed), [label, value])
  },
)

Then('de la contraseña nueva lee {string}', async function (this: PortalWorld, hint: string) {
  assert.includes(await (await this.portal()).welcome.passwordHint(), hint)
})
