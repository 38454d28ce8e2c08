/** The push service that gives out the token of this device. */
export interface PushTokens {
  token(registration: ServiceWorkerRegistration): Promise<string>
}
