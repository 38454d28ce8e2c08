import { Given, Then, When } from '@cucumber/cucumber'
import type { PortalWorld } from '#features/support/world'

Given('que el prestamista ofrece los avisos después del primer pago', function (this: PortalWorld) {
  this.withConfiguration({ pushOffer: 'AFTER_PAYMENT' })
})

Given('que su dispositivo puede recibir avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.allowDevice()
})

Given('que en su navegador bloqueó los avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.forbidDevice()
})

Given('que su celular sólo muestra avisos de lo que está instalado', async function (this: PortalWorld) {
  await (await this.portal()).notifications.allowWhenInstalled()
})

Given('que en su navegador va a negar el permiso', async function (this: PortalWorld) {
  await (await this.portal()).notifications.refuse()
})

When(
  'le llega un aviso que dice {string} y {string}',
  async function (this: PortalWorld, title: string, body: string) {
    await (await this.portal()).notifications.receive(title, body)
  },
)

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
