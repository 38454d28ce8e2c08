import { DeviceClock } from '@/adapters/device/device-clock'
import { FirebasePageViews } from '@/adapters/device/firebase-page-views'
import { FirebasePushTokens } from '@/adapters/device/firebase-push-tokens'
import { NoPageViews } from '@/adapters/device/no-page-views'
import { readConfiguration } from '@/config'
import { fetchConfiguration, rootElement, startPortal } from '@/start'
import { showWrongConfiguration } from '@/wrong-configuration'

const configuration = readConfiguration(await fetchConfiguration(), { showsCodes: false })
if (configuration.ok) {
  const { firebase } = configuration.value
  startPortal({
    configuration: configuration.value,
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: new DeviceClock(),
    pageViews: firebase ? new FirebasePageViews(firebase, window.location.origin) : new NoPageViews(),
    pushTokens: firebase && new FirebasePushTokens(firebase),
  })
} else showWrongConfiguration(rootElement(), configuration.failure)
