import { CurrentDevice } from '@/application/access/current-device.port'
import { PrerenderedLoginReader } from '@/application/access/prerendered-login-reader.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PictureCropper } from '@/application/profile/picture-cropper.port'
import { Camera } from '@/application/qr-payment/camera.port'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { FileSharing } from '@/application/shared/file-sharing.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { PortalRelease } from '@/application/shared/release.port'
import { PublishedRemoteConfigReader } from '@/application/shared/remote-config.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import {
  BrowserClipboard,
  BrowserDisplayFeatures,
  BrowserFileSaver,
  BrowserRandomness,
} from '@/adapters/device/browser-device'
import { BrowserCurrentDevice } from '@/adapters/device/browser-current-device'
import { BrowserFileOpener } from '@/adapters/device/browser-file-opener'
import { BrowserFileSharing } from '@/adapters/device/browser-file-sharing'
import { BrowserPasskeyAuthenticator } from '@/adapters/device/browser-passkey-authenticator'
import { BrowserPushMessaging } from '@/adapters/device/browser-push-messaging'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import type { PushTokenIssuer } from '@/adapters/device/push-tokens'
import { WebTabLock } from '@/adapters/device/web-tab-lock'
import { createLazyGateway } from '@/adapters/http/lazy-gateway'
import { pairPortWithService, type PortWithService } from './port-with-service'

/**
 * The services that are created before the other browser services, or that differ between the portal and its
 * demo.
 */
interface PrecreatedServices {
  readonly release: PortalRelease
  readonly navigation: Navigation
  readonly clock: Clock
  readonly prerenderedLogin: PrerenderedLoginReader
  readonly installPrompt: InstallPrompt
  readonly pageViewReporter: PageViewReporter
  /**
   * The service that requests push tokens (the addresses to which notifications are sent); if undefined, the
   * portal has no push notifications.
   */
  readonly pushTokenIssuer: PushTokenIssuer | undefined
}

/**
 * Returns the services that this browser offers to the portal, each with the port that it implements. To
 * add a device port, write its interface and its adapter, and add one entry here. Code that the first
 * screen does not need is loaded at first use.
 */
export function createBrowserServices(
  window: Window & typeof globalThis,
  {
    release,
    navigation,
    clock,
    prerenderedLogin,
    installPrompt,
    pageViewReporter,
    pushTokenIssuer,
  }: PrecreatedServices,
): readonly PortWithService[] {
  const { document, navigator } = window
  return [
    pairPortWithService(PortalRelease, release),
    pairPortWithService(Navigation, navigation),
    pairPortWithService(Clock, clock),
    pairPortWithService(PrerenderedLoginReader, prerenderedLogin),
    pairPortWithService(PageViewReporter, pageViewReporter),
    pairPortWithService(LocalStorage, new BrowserStorage(window, 'localStorage')),
    pairPortWithService(TabStorage, new BrowserStorage(window, 'sessionStorage')),
    pairPortWithService(CrossTabLock, new WebTabLock(navigator)),
    pairPortWithService(Randomness, new BrowserRandomness()),
    pairPortWithService(Clipboard, new BrowserClipboard()),
    pairPortWithService(FileSaver, new BrowserFileSaver(document, clock)),
    pairPortWithService(FileOpener, new BrowserFileOpener(window, clock)),
    pairPortWithService(FileSharing, new BrowserFileSharing()),
    pairPortWithService(BrowserDisplay, new BrowserDisplayFeatures()),
    pairPortWithService(
      ExternalFormSubmission,
      createLazyGateway(async () => {
        const { BrowserExternalFormSubmission } =
          await import('@/adapters/device/browser-external-form-submission')
        return new BrowserExternalFormSubmission(window)
      }),
    ),
    pairPortWithService(CurrentDevice, new BrowserCurrentDevice(window)),
    pairPortWithService(InstallPrompt, installPrompt),
    pairPortWithService(PasskeyAuthenticator, new BrowserPasskeyAuthenticator()),
    pairPortWithService(PushMessaging, new BrowserPushMessaging(window, clock, pushTokenIssuer)),
    pairPortWithService(
      PictureCropper,
      createLazyGateway(async () => {
        const { BrowserPictureCropping } = await import('@/adapters/device/browser-picture-cropping')
        return new BrowserPictureCropping(document)
      }),
    ),
    pairPortWithService(
      SmsCodeReader,
      createLazyGateway(async () => {
        const { BrowserSmsCodeReader } = await import('@/adapters/device/browser-sms-code-reader')
        return new BrowserSmsCodeReader(window)
      }),
    ),
    pairPortWithService(
      PublishedRemoteConfigReader,
      createLazyGateway(async () => {
        const { RemoteConfigFetcher } = await import('./background-services')
        return new RemoteConfigFetcher((...asked) => window.fetch(...asked))
      }),
    ),
    pairPortWithService(
      Camera,
      createLazyGateway(async () => {
        const { BrowserCamera } = await import('@/adapters/device/scanning/browser-camera')
        return new BrowserCamera(navigator, clock)
      }),
    ),
  ]
}
