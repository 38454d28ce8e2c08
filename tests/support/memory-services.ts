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
import { provideService, type ProvidedService } from '@/start/provided'
import { ManualClock } from './manual-clock'
import { MemoryAuthenticator } from './memory-authenticator'
import { MemoryCamera } from './memory-camera'
import {
  BrowserTabDisplay,
  MemoryClipboard,
  MemoryCurrentDevice,
  MemoryPrerenderedEntries,
  MemoryFileSaver,
  MemoryFileSharing,
  MemoryExternalFormSubmission,
  MemoryInstallPrompt,
  MemoryTabLock,
  SequentialRandomness,
} from './memory-device'
import { MemoryNavigation } from './memory-navigation'
import { MemoryFileOpener } from './memory-file-opener'
import { MemoryPageViews, MemoryPushMessaging } from './memory-notifications'
import { MemoryPictureCropping } from './memory-picture-cropping'
import { MemoryRelease } from './memory-release'
import { MemorySmsCodeReader } from './memory-sms-code-reader'
import { MemoryPublishedRemoteConfig } from './memory-steering'
import { MemoryStorage } from './memory-storage'

/**
 * Returns an in-memory service for every port to the device. To replace a service, a test adds its own
 * service for the same port after these.
 */
export function memoryServices(): readonly ProvidedService[] {
  return [
    provideService(LocalStorage, new MemoryStorage()),
    provideService(TabStorage, new MemoryStorage()),
    provideService(Clock, new ManualClock()),
    provideService(Navigation, new MemoryNavigation('/inicio')),
    provideService(TabLock, new MemoryTabLock()),
    provideService(Randomness, new SequentialRandomness()),
    provideService(Clipboard, new MemoryClipboard()),
    provideService(FileSaver, new MemoryFileSaver()),
    provideService(FileOpener, new MemoryFileOpener()),
    provideService(FileSharing, new MemoryFileSharing()),
    provideService(Display, new BrowserTabDisplay()),
    provideService(ExternalFormSubmission, new MemoryExternalFormSubmission()),
    provideService(CurrentDevice, new MemoryCurrentDevice()),
    provideService(PrerenderedLoginReader, new MemoryPrerenderedEntries()),
    provideService(PictureCropper, new MemoryPictureCropping()),
    provideService(InstallPrompt, new MemoryInstallPrompt()),
    provideService(PasskeyAuthenticator, new MemoryAuthenticator()),
    provideService(SmsCodeReader, new MemorySmsCodeReader()),
    provideService(PushMessaging, new MemoryPushMessaging()),
    provideService(PageViews, new MemoryPageViews()),
    provideService(Camera, new MemoryCamera()),
    provideService(PortalRelease, new MemoryRelease()),
    provideService(PublishedRemoteConfig, new MemoryPublishedRemoteConfig()),
  ]
}
