import { Given, Then, When } from '@cucumber/cucumber'
import type { PortalWorld } from '#features/support/world'

Given('que su dispositivo puede recibir avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.allowDevice()
})

When('activa los avisos en su dispositivo', async function (this: PortalWorld) {
  const { notifications } = await this.portal()
  await notifications.openOffer()
  await notifications.accept()
})

When('el servicio de avisos no contesta', async function (this: PortalWorld) {
  const { notifications } = await this.portal()
  await notifications.openOffer()
  await notifications.acceptInVain()
})

When('vuelve a activar los avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.acceptAgain()
})

Then('puede seguir al inicio', async function (this: PortalWorld) {
  await (await this.portal()).notifications.goHome()
})

When('deja los avisos para más tarde', async function (this: PortalWorld) {
  const { notifications } = await this.portal()
  await notifications.openOffer()
  await notifications.putOff()
})

When('vuelve al inicio desde los avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.goHome()
})
