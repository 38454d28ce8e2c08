/**
 * The push service, which gives this device a push token (the address for push notifications to the
 * device).
 */
export interface PushTokenIssuer {
  requestToken(registration: ServiceWorkerRegistration): Promise<string>
}
