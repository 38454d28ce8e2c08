import { notificationsTexts } from '@/ui/texts/notifications.texts'

const { title, body } = notificationsTexts.sample

/**
 * Push tokens of the demo, which has no push service. A request for a token shows a sample notification on
 * this device.
 */
export class DemoPushTokens {
  async requestToken(registration: ServiceWorkerRegistration): Promise<string> {
    await registration.showNotification(title, { body, icon: '/icons/icon-192.png' })
    return 'demo-device'
  }
}
