import { DeviceClock } from '@/adapters/device/device-clock'
import { EntranceOnPage } from '@/adapters/device/entrance-on-page'
import { FramedPageViews } from '@/adapters/device/framed-page-views'
import { FirebasePushTokens } from '@/adapters/device/firebase-push-tokens'
import { NoPageViews } from '@/adapters/device/no-page-views'
import { readConfiguration } from '@/config'
import { configurationFile, tellWrongConfiguration } from '@/configuration-file'
import { liftFrameOnceDrawn } from '@/frame-on-page'
import { rootElement, startPortal } from '@/start'

liftFrameOnceDrawn(rootElement())
const entrance = new EntranceOnPage(rootElement())
const configuration = readConfiguration(await configurationFile(rootElement(), window), { showsCodes: false })
if (configuration.ok) {
  const { firebase, pageViewsUrl } = configuration.value
  await startPortal({
    configuration: configuration.value,
    entrance,
    clock: new DeviceClock(),
    pageViews: pageViewsUrl === undefined ? new NoPageViews() : new FramedPageViews(document, pageViewsUrl),
    pushTokens: firebase && new FirebasePushTokens(firebase),
  })
} else void tellWrongConfiguration(rootElement(), configuration.failure)
