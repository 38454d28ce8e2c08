/** The push service that issues the push token of this device. */
export interface PushTokens {
  request(registration: ServiceWorkerRegistration): Promise<string>
}
