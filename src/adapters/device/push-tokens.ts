/** The push service that gives the token of this device. */
export interface PushTokens {
  token(registration: ServiceWorkerRegistration): Promise<string>
}
