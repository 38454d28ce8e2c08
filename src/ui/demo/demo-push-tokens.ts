import { notificationsTexts } from '@/ui/texts/notifications.texts'

const { title, body } = notificationsTexts.sample

/** Fake push tokens: the demo has no push service, and the device shows the sample itself. */
export class DemoPushTokens {
  async request(registration: ServiceWorkerRegistration): Promise<string> {
    await registration.showNotification(title, { body, icon: '/icons/icon-192.png' })
    return 'demo-device'
  }
}
