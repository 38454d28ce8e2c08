/** The push service that gives out the token of this device. */
export interface PushTokens {
  request(registration: ServiceWorkerRegistration): Promise<string>
}
