/** Who gives the name under which this device is reached. */
export interface PushTokens {
  token(registration: ServiceWorkerRegistration): Promise<string>
}
