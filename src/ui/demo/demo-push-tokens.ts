import { demoTexts } from '@/ui/texts/demo.texts'

const { title, body } = demoTexts.sampleNotification

/**
 * Gives the demo a push token without a push service. A request for the token shows a sample notification on
 * this device.
 */
export class DemoPushTokens {
  readonly needsNoPushSubscription = true

  async requestToken(registration: ServiceWorkerRegistration): Promise<string> {
    await registration.showNotification(title, { body, icon: '/icons/icon-192.png' })
    return 'demo-device'
  }
}
