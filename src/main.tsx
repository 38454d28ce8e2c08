import { DeviceClock } from '@/adapters/device/device-clock'
import { EntranceOnPage } from '@/adapters/device/entrance-on-page'
import { FramedPageViews } from '@/adapters/device/framed-page-views'
import { FirebasePushTokens } from '@/adapters/device/firebase-push-tokens'
import { NoPageViews } from '@/adapters/device/no-page-views'
import { readConfiguration } from '@/config'
import { configurationFile, tellWrongConfiguration } from '@/configuration-file'
import { fetchKnownScreen } from '@/fetch-known-screen'
import { liftFrameOnceDrawn } from '@/frame-on-page'
import { rootElement, startPortal } from '@/start'

/** A function, not `await` on its own: WebKit runs what imports a module that waits out of order. */
async function begin(): Promise<void> {
  liftFrameOnceDrawn(rootElement())
  fetchKnownScreen(window)
  const entrance = new EntranceOnPage(rootElement())
  const clock = new DeviceClock()
  const file = await configurationFile(rootElement(), window, clock.adjust)
  const configuration = readConfiguration(file, { showsCodes: false })
  if (!configuration.ok) return tellWrongConfiguration(rootElement(), configuration.failure)
  const { firebase, pageViewsUrl } = configuration.value
  await startPortal({
    configuration: configuration.value,
    entrance,
    clock,
    pageViews: pageViewsUrl === undefined ? new NoPageViews() : new FramedPageViews(document, pageViewsUrl),
    pushTokens: firebase && new FirebasePushTokens(firebase),
    tellIntegrator: import.meta.env.DEV ? (notice) => window.reportError(new Error(notice)) : undefined,
  })
}

void begin()
