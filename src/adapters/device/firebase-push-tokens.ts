import type { PushTokenIssuer } from './push-tokens'
import type { FirebaseProject } from './firebase-token'

/**
 * Requests push tokens from Firebase Cloud Messaging. The code of Firebase is loaded only when the
 * customer turns notifications on. Source: PRO-05.
 */
export class FirebasePushTokenIssuer implements PushTokenIssuer {
  constructor(private readonly project: FirebaseProject) {}

  async requestToken(registration: ServiceWorkerRegistration): Promise<string> {
    return (await import('./firebase-token')).requestFirebaseToken(this.project, registration)
  }
}
