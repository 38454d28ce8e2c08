import type { PushTokens } from './push-tokens'
import type { FirebaseProject } from './firebase-token'

/** Firebase messaging, fetched when the customer wants notices. Source: PRO-05. */
export class FirebasePushTokens implements PushTokens {
  constructor(private readonly project: FirebaseProject) {}

  async token(registration: ServiceWorkerRegistration): Promise<string> {
    return (await import('./firebase-token')).firebaseToken(this.project, registration)
  }
}
