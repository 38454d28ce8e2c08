import type { PushTokens } from './push-tokens'
import type { FirebaseProject } from './firebase-token'

/**
 * Requests push tokens from Firebase Cloud Messaging. Firebase's code is loaded when the customer wants
 * notifications. Source: PRO-05.
 */
export class FirebasePushTokens implements PushTokens {
  constructor(private readonly project: FirebaseProject) {}

  async request(registration: ServiceWorkerRegistration): Promise<string> {
    return (await import('./firebase-token')).requestFirebaseToken(this.project, registration)
  }
}
