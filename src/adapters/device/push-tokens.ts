/** The push service, which issues the push token of this device. */
export interface PushTokenIssuer {
  requestToken(registration: ServiceWorkerRegistration): Promise<string>
}
