import type { CurrentDevice } from '@/application/access/current-device.port'
import type { PrerenderedEntries } from '@/application/access/prerendered-entries.port'
import type { InstallPrompt } from '@/application/access/install-prompt.port'
import type { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import type { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import type { PushMessaging } from '@/application/notifications/push-messaging.port'
import type { PictureCropping } from '@/application/profile/picture-cropping.port'
import type { FileSharing } from '@/application/shared/file-sharing.port'
import type { Camera } from '@/application/qr-payment/camera.port'
import type { PageViews } from '@/application/session/page-views.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { Clock } from '@/application/shared/clock.port'
import type { Display } from '@/application/shared/display.port'
import type { FileOpener } from '@/application/shared/file-opener.port'
import type { FileSaver } from '@/application/shared/file-saver.port'
import type { ExternalFormSubmission } from '@/application/shared/external-form-submission.port'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { Navigation } from '@/application/shared/navigation.port'
import type { Randomness } from '@/application/shared/randomness.port'
import type { Release } from '@/application/shared/release.port'
import type { TabLock } from '@/application/shared/tab-lock.port'
import type { Configuration } from './configuration'

/** Everything that the portal needs from its environment. It reads no environment variables itself. */
export interface PlatformServices {
  readonly fetch: typeof globalThis.fetch
  readonly configuration: Configuration
  readonly localStorage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  readonly clock: Clock
  readonly navigation: Navigation
  readonly tabLock: TabLock
  readonly randomness: Randomness
  readonly clipboard: Clipboard
  readonly fileSaver: FileSaver
  readonly fileOpener: FileOpener
  readonly display: Display
  readonly formHandOver: ExternalFormSubmission
  readonly deviceInHand: CurrentDevice
  readonly fileSharing: FileSharing
  readonly earlyEntries: PrerenderedEntries
  readonly pictureCropping: PictureCropping
  readonly installPrompt: InstallPrompt
  readonly passkeyAuthenticator: PasskeyAuthenticator
  readonly smsCodeReader: SmsCodeReader
  readonly pushMessaging: PushMessaging
  readonly pageViews: PageViews
  readonly camera: Camera
  readonly release: Release
}
