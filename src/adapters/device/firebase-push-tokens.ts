import type { PushTokens } from './push-tokens'
import type { FirebaseProject } from './firebase-app'

/** Firebase messaging, fetched when the customer wants notices. Source: PRO-05. */
export class FirebasePushTokens implements PushTokens {
  constructor(private readonly project: FirebaseProject) {}

  async token(registration: ServiceWorkerRegistration): Promise<string> {
    const [{ getMessaging, getToken }, { firebaseApp }] = await Promise.all([
      import('firebase/messaging'),
      import('./firebase-app'),
    ])
    return getToken(getMessaging(firebaseApp(this.project)), {
      vapidKey: this.project.vapidKey,
      serviceWorkerRegistration: registration,
    })
  }
}
