import { notificationsTexts } from '@/ui/texts/notifications.texts'

const { title, body } = notificationsTexts.sample

/** No push service in the demo: the sample is shown by the device itself. */
export class DemoPushTokens {
  async token(registration: ServiceWorkerRegistration): Promise<string> {
    await registration.showNotification(title, { body, icon: '/icons/icon-192.png' })
    return 'demo-device'
  }
}
