import { Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import type { PortalWorld } from '#features/support/world'

Then('un aviso dice {string}', async function (this: PortalWorld, text: string) {
  assert.includes(await (await this.portal()).session.toasts(), text)
})

When('cierra el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.closeToast()
})

When('señala el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.pointAtToast()
})

When('deja de señalar el aviso', async function (this: PortalWorld) {
  await (await this.portal()).session.pointAway()
})

When('va al aviso con el teclado', async function (this: PortalWorld) {
  await (await this.portal()).session.focusToast()
})

When('sale del aviso con el teclado', async function (this: PortalWorld) {
  await (await this.portal()).session.focusElsewhere()
})

Then('el aviso se anuncia sin interrumpir', async function (this: PortalWorld) {
  assert.equal(await (await this.portal()).session.toastManners(), 'polite')
})

Then('{int} segundo después ya no hay avisos', async function (this: PortalWorld, seconds: number) {
  const { session } = await this.portal()
  await session.letPass(seconds)
  await session.hasNoToasts()
})

Then('ya no hay avisos', async function (this: PortalWorld) {
  await (await this.portal()).session.hasNoToasts()
})
