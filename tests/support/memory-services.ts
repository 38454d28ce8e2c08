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
import { pairPortWithService, type PortWithService } from '@/start/port-with-service'
import { ManualClock } from './manual-clock'
import { MemoryAuthenticator } from './memory-authenticator'
import { MemoryCamera } from './memory-camera'
import {
  MemoryBrowserDisplay,
  MemoryClipboard,
  MemoryCurrentDevice,
  MemoryPrerenderedLoginReader,
  MemoryFileSaver,
  MemoryFileSharing,
  MemoryExternalFormSubmission,
  MemoryInstallPrompt,
  MemoryCrossTabLock,
  SequentialUuidSource,
} from './memory-device'
import { MemoryNavigation } from './memory-navigation'
import { MemoryFileOpener } from './memory-file-opener'
import { MemoryPageViewAnalytics, MemoryPushMessaging } from './memory-notifications'
import { MemoryPictureCropping } from './memory-picture-cropping'
import { MemoryPortalRelease } from './memory-portal-release'
import { MemorySmsCodeReader } from './memory-sms-code-reader'
import { MemoryPublishedRemoteConfigReader } from './memory-steering'
import { MemoryStorage } from './memory-storage'

/**
 * Returns an in-memory service for every port to the device. To replace a service, a test adds its own
 * service for the same port after these.
 */
export function createMemoryDeviceServices(): readonly PortWithService[] {
  return [
    pairPortWithService(LocalStorage, new MemoryStorage()),
    pairPortWithService(TabStorage, new MemoryStorage()),
    pairPortWithService(Clock, new ManualClock()),
    pairPortWithService(Navigation, new MemoryNavigation('/inicio')),
    pairPortWithService(CrossTabLock, new MemoryCrossTabLock()),
    pairPortWithService(Randomness, new SequentialUuidSource()),
    pairPortWithService(Clipboard, new MemoryClipboard()),
    pairPortWithService(FileSaver, new MemoryFileSaver()),
    pairPortWithService(FileOpener, new MemoryFileOpener()),
    pairPortWithService(FileSharing, new MemoryFileSharing()),
    pairPortWithService(BrowserDisplay, new MemoryBrowserDisplay()),
    pairPortWithService(ExternalFormSubmission, new MemoryExternalFormSubmission()),
    pairPortWithService(CurrentDevice, new MemoryCurrentDevice()),
    pairPortWithService(PrerenderedLoginReader, new MemoryPrerenderedLoginReader()),
    pairPortWithService(PictureCropper, new MemoryPictureCropping()),
    pairPortWithService(InstallPrompt, new MemoryInstallPrompt()),
    pairPortWithService(PasskeyAuthenticator, new MemoryAuthenticator()),
    pairPortWithService(SmsCodeReader, new MemorySmsCodeReader()),
    pairPortWithService(PushMessaging, new MemoryPushMessaging()),
    pairPortWithService(PageViewReporter, new MemoryPageViewAnalytics()),
    pairPortWithService(Camera, new MemoryCamera()),
    pairPortWithService(PortalRelease, new MemoryPortalRelease()),
    pairPortWithService(PublishedRemoteConfigReader, new MemoryPublishedRemoteConfigReader()),
  ]
}
