import { When } from '@cucumber/cucumber'
import type { StepPhrases } from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'

export const notificationsStepPhrases: StepPhrases = {
  'que el prestamista …': {
    'ofrece los avisos después del primer pago': (world) =>
      world.changeConfiguration({ pushOffer: 'AFTER_PAYMENT' }),
  },
  'que … (dispositivo)': {
    'su dispositivo puede recibir avisos': async (world) =>
      await (await world.portal()).notifications.allowNotifications(),
    'en su navegador bloqueó los avisos': async (world) =>
      await (await world.portal()).notifications.blockNotifications(),
    'su celular sólo muestra avisos de lo que está instalado': async (world) =>
      await (await world.portal()).notifications.allowNotificationsOnlyIfInstalled(),
    'en su navegador va a negar el permiso': async (world) =>
      await (await world.portal()).notifications.denyPermissionWhenAsked(),
  },
  'vuelve …': {
    'a activar los avisos': ({ notifications }) => notifications.retryAcceptingNotifications(),
    'al inicio desde los avisos': ({ notifications }) => notifications.goHome(),
  },
  'puede …': {
    'seguir al inicio': ({ notifications }) => notifications.goHome(),
  },
  'deja …': {
    'los avisos para más tarde': async ({ notifications }) => {
      await notifications.openNotificationsOffer()
      await notifications.postponeNotifications()
    },
  },
}

When(
  'le llega un aviso que dice {string} y {string}',
  async function (this: PortalWorld, title: string, body: string) {
    const message = { title, ...(body !== '' && { body }) }
    await (await this.portal()).notifications.receiveNotification(message)
  },
)

When(
  'le llega un aviso que dice {string} y lleva a {string}',
  async function (this: PortalWorld, title: string, path: string) {
    await (await this.portal()).notifications.receiveNotification({ title, path })
  },
)

When('activa los avisos en su dispositivo', async function (this: PortalWorld) {
  const { notifications } = await this.portal()
  await notifications.openNotificationsOffer()
  await notifications.acceptNotifications()
})

When('el navegador da de baja los avisos', async function (this: PortalWorld) {
  await (await this.portal()).notifications.deletePushSubscription()
})

When('el servicio de avisos no contesta', async function (this: PortalWorld) {
  const { notifications } = await this.portal()
  await notifications.openNotificationsOffer()
  await notifications.acceptWithUnansweredPushService()
})
