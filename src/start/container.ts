import { Container } from 'inversify'
import { DeviceInHand } from '@/application/access/device-in-hand.port'
import { EarlyEntries } from '@/application/access/early-entry.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { FileSharing } from '@/application/shared/file-sharing.port'
import { PictureCropping } from '@/application/profile/picture-cropping.port'
import { PageViews } from '@/application/session/page-views.port'
import { Camera } from '@/application/qr-payment/camera.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { Display } from '@/application/shared/display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { FormHandOver } from '@/application/shared/form-hand-over.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { Release } from '@/application/shared/release.port'
import { Settings } from '@/application/shared/settings.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import { gatewayTokens } from '@/adapters/http/gateway-tokens'
import { lazyGateway } from '@/adapters/http/lazy-gateway'
import type { PlatformServices } from './platform-services'

/** The composition root: classes bind themselves, only ports are bound here. */
export function createContainer(edge: PlatformServices): Container {
  const container = new Container({ autobind: true })
  container.bind<Settings>(Settings).toConstantValue(edge.configuration.settings)
  container.bind<KeyValueStorage>(LocalStorage).toConstantValue(edge.localStorage)
  container.bind<KeyValueStorage>(TabStorage).toConstantValue(edge.tabStorage)
  container.bind<Clock>(Clock).toConstantValue(edge.clock)
  container.bind<Navigation>(Navigation).toConstantValue(edge.navigation)
  container.bind<TabLock>(TabLock).toConstantValue(edge.tabLock)
  container.bind<Randomness>(Randomness).toConstantValue(edge.randomness)
  container.bind<Clipboard>(Clipboard).toConstantValue(edge.clipboard)
  container.bind<FileSaver>(FileSaver).toConstantValue(edge.fileSaver)
  container.bind<FileOpener>(FileOpener).toConstantValue(edge.fileOpener)
  container.bind<Display>(Display).toConstantValue(edge.display)
  container.bind<FormHandOver>(FormHandOver).toConstantValue(edge.formHandOver)
  container.bind<DeviceInHand>(DeviceInHand).toConstantValue(edge.deviceInHand)
  container.bind<FileSharing>(FileSharing).toConstantValue(edge.fileSharing)
  container.bind<EarlyEntries>(EarlyEntries).toConstantValue(edge.earlyEntries)
  container.bind<PictureCropping>(PictureCropping).toConstantValue(edge.pictureCropping)
  container.bind<InstallPrompt>(InstallPrompt).toConstantValue(edge.installPrompt)
  container.bind<PasskeyAuthenticator>(PasskeyAuthenticator).toConstantValue(edge.passkeyAuthenticator)
  container.bind<SmsCodeReader>(SmsCodeReader).toConstantValue(edge.smsCodeReader)
  container.bind<PushMessaging>(PushMessaging).toConstantValue(edge.pushMessaging)
  container.bind<PageViews>(PageViews).toConstantValue(edge.pageViews)
  container.bind<Camera>(Camera).toConstantValue(edge.camera)
  container.bind<Release>(Release).toConstantValue(edge.release)
  bindGateways(container, edge)
  return container
}

/** The HTTP adapters come as one chunk at the first call or the first touch, whichever is earlier. */
function bindGateways(container: Container, edge: PlatformServices): void {
  const adapters = once(async () => {
    const http = await import('@/adapters/http/http-adapters')
    return { http, ...http.connected(edge, (part) => container.get(part)) }
  })
  for (const token of gatewayTokens) {
    const made = once(async () => {
      const { http, client, surroundings } = await adapters()
      return new http.gatewayClasses[token](client, surroundings)
    })
    container.bind(token).toConstantValue(lazyGateway(made))
  }
}

/** Loads once; what could not be loaded is tried again at the next call. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
    return loading
  }
}
