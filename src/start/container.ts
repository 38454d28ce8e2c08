import { Container } from 'inversify'
import { CurrentDevice } from '@/application/access/current-device.port'
import { PrerenderedEntries } from '@/application/access/prerendered-entries.port'
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
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { Release } from '@/application/shared/release.port'
import { Settings } from '@/application/shared/settings.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import { gatewayTokens } from '@/adapters/http/gateway-tokens'
import { lazyGateway } from '@/adapters/http/lazy-gateway'
import type { PlatformServices } from './platform-services'

/** The composition root. Classes are bound automatically; only ports are bound here. */
export function createContainer(services: PlatformServices): Container {
  const container = new Container({ autobind: true })
  container.bind<Settings>(Settings).toConstantValue(services.configuration.settings)
  container.bind<KeyValueStorage>(LocalStorage).toConstantValue(services.localStorage)
  container.bind<KeyValueStorage>(TabStorage).toConstantValue(services.tabStorage)
  container.bind<Clock>(Clock).toConstantValue(services.clock)
  container.bind<Navigation>(Navigation).toConstantValue(services.navigation)
  container.bind<TabLock>(TabLock).toConstantValue(services.tabLock)
  container.bind<Randomness>(Randomness).toConstantValue(services.randomness)
  container.bind<Clipboard>(Clipboard).toConstantValue(services.clipboard)
  container.bind<FileSaver>(FileSaver).toConstantValue(services.fileSaver)
  container.bind<FileOpener>(FileOpener).toConstantValue(services.fileOpener)
  container.bind<Display>(Display).toConstantValue(services.display)
  container.bind<ExternalFormSubmission>(ExternalFormSubmission).toConstantValue(services.formHandOver)
  container.bind<CurrentDevice>(CurrentDevice).toConstantValue(services.deviceInHand)
  container.bind<FileSharing>(FileSharing).toConstantValue(services.fileSharing)
  container.bind<PrerenderedEntries>(PrerenderedEntries).toConstantValue(services.earlyEntries)
  container.bind<PictureCropping>(PictureCropping).toConstantValue(services.pictureCropping)
  container.bind<InstallPrompt>(InstallPrompt).toConstantValue(services.installPrompt)
  container.bind<PasskeyAuthenticator>(PasskeyAuthenticator).toConstantValue(services.passkeyAuthenticator)
  container.bind<SmsCodeReader>(SmsCodeReader).toConstantValue(services.smsCodeReader)
  container.bind<PushMessaging>(PushMessaging).toConstantValue(services.pushMessaging)
  container.bind<PageViews>(PageViews).toConstantValue(services.pageViews)
  container.bind<Camera>(Camera).toConstantValue(services.camera)
  container.bind<Release>(Release).toConstantValue(services.release)
  bindGateways(container, services)
  return container
}

/**
 * Binds the HTTP adapters, which are loaded as one chunk at the first call or interaction, whichever comes
 * first.
 */
function bindGateways(container: Container, services: PlatformServices): void {
  const adapters = once(async () => {
    const http = await import('@/adapters/http/http-adapters')
    return { http, ...http.connected(services, (part) => container.get(part)) }
  })
  for (const token of gatewayTokens) {
    const made = once(async () => {
      const { http, client, surroundings } = await adapters()
      return new http.gatewayClasses[token](client, surroundings)
    })
    container.bind(token).toConstantValue(lazyGateway(made))
  }
}

/** Returns a function that loads once. After a failure, the next call tries again. */
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
