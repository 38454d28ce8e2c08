import { CurrentDevice } from '@/application/access/current-device.port'
import { PrerenderedLoginReader } from '@/application/access/prerendered-login-reader.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PictureCropper } from '@/application/profile/picture-cropper.port'
import { Camera } from '@/application/qr-payment/camera.port'
import { PageViews } from '@/application/session/page-views.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { Display } from '@/application/shared/display.port'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { FileSharing } from '@/application/shared/file-sharing.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { PortalRelease } from '@/application/shared/release.port'
import { PublishedRemoteConfig } from '@/application/shared/remote-config.port'
import { TabLock } from '@/application/shared/tab-lock.port'
import {
  BrowserClipboard,
  BrowserDisplayFeatures,
  BrowserFileSaver,
  BrowserRandomness,
} from '@/adapters/device/browser-device'
import { BrowserCurrentDevice } from '@/adapters/device/browser-current-device'
import { BrowserExternalFormSubmission } from '@/adapters/device/browser-external-form-submission'
import { BrowserFileOpener } from '@/adapters/device/browser-file-opener'
import { BrowserFileSharing } from '@/adapters/device/browser-file-sharing'
import { BrowserPasskeyAuthenticator } from '@/adapters/device/browser-passkey-authenticator'
import { BrowserPushMessaging } from '@/adapters/device/browser-push-messaging'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import type { PushTokenIssuer } from '@/adapters/device/push-tokens'
import { WebTabLock } from '@/adapters/device/web-tab-lock'
import { createLazyGateway } from '@/adapters/http/lazy-gateway'
import { provideService, type ProvidedService } from './provided'

/** The services that the start has made already, or that differ between the portal and its demo. */
interface Started {
  readonly release: PortalRelease
  readonly navigation: Navigation
  readonly clock: Clock
  readonly entrance: PrerenderedLoginReader
  readonly installPrompt: InstallPrompt
  readonly pageViews: PageViews
  /**
   * Requests push tokens (the addresses to which notifications are sent); if undefined, the portal has
   * no push notifications.
   */
  readonly pushTokens: PushTokenIssuer | undefined
}

/**
 * Returns the services that this browser offers to the portal, each with the port that it implements. To
 * add a device port, write its interface and its adapter, and add one entry here. Code that the first
 * screen does not need is loaded at first use.
 */
export function browserServices(
  window: Window & typeof globalThis,
  { release, navigation, clock, entrance, installPrompt, pageViews, pushTokens }: Started,
): readonly ProvidedService[] {
  const { document, navigator } = window
  return [
    provideService(PortalRelease, release),
    provideService(Navigation, navigation),
    provideService(Clock, clock),
    provideService(PrerenderedLoginReader, entrance),
    provideService(PageViews, pageViews),
    provideService(LocalStorage, new BrowserStorage(window, 'localStorage')),
    provideService(TabStorage, new BrowserStorage(window, 'sessionStorage')),
    provideService(TabLock, new WebTabLock(navigator)),
    provideService(Randomness, new BrowserRandomness()),
    provideService(Clipboard, new BrowserClipboard()),
    provideService(FileSaver, new BrowserFileSaver(document, clock)),
    provideService(FileOpener, new BrowserFileOpener(window, clock)),
    provideService(FileSharing, new BrowserFileSharing()),
    provideService(Display, new BrowserDisplayFeatures()),
    provideService(ExternalFormSubmission, new BrowserExternalFormSubmission(window)),
    provideService(CurrentDevice, new BrowserCurrentDevice(window)),
    provideService(InstallPrompt, installPrompt),
    provideService(PasskeyAuthenticator, new BrowserPasskeyAuthenticator()),
    provideService(PushMessaging, new BrowserPushMessaging(window, clock, pushTokens)),
    provideService(
      PictureCropper,
      createLazyGateway(async () => {
        const { BrowserPictureCropping } = await import('@/adapters/device/browser-picture-cropping')
        return new BrowserPictureCropping(document)
      }),
    ),
    provideService(
      SmsCodeReader,
      createLazyGateway(async () => {
        const { BrowserSmsCodeReader } = await import('@/adapters/device/browser-sms-code-reader')
        return new BrowserSmsCodeReader(window)
      }),
    ),
    provideService(
      PublishedRemoteConfig,
      createLazyGateway(async () => {
        const { FetchedRemoteConfig } = await import('./background-services')
        return new FetchedRemoteConfig((...asked) => window.fetch(...asked))
      }),
    ),
    provideService(
      Camera,
      createLazyGateway(async () => {
        const { BrowserCamera } = await import('@/adapters/device/scanning/browser-camera')
        return new BrowserCamera(navigator, clock)
      }),
    ),
  ]
}
