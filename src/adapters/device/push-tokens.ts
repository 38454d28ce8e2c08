/**
 * The push service, which gives this device a push token (the address for push notifications to the
 * device).
 */
export interface PushTokenIssuer {
  requestToken(registration: ServiceWorkerRegistration): Promise<string>
  /** True if the tokens need no push subscription of the browser, as in the demo. */
  readonly needsNoPushSubscription?: true
}
