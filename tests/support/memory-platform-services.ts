import type { PlatformServices } from '@/start/platform-services'
import { ManualClock } from './manual-clock'
import { MemoryAuthenticator } from './memory-authenticator'
import { MemoryCamera } from './memory-camera'
import {
  BrowserTabDisplay,
  MemoryClipboard,
  MemoryDeviceInHand,
  MemoryEarlyEntries,
  MemoryFileSaver,
  MemoryFileSharing,
  MemoryFormHandOver,
  MemoryInstallPrompt,
  MemoryTabLock,
  SequentialRandomness,
} from './memory-device'
import { MemoryNavigation } from './memory-navigation'
import { MemoryFileOpener, MemoryPageViews, MemoryPushMessaging } from './memory-notifications'
import { MemoryPictureCropping } from './memory-picture-cropping'
import { MemoryRelease } from './memory-release'
import { MemorySmsCodeReader } from './memory-sms-code-reader'
import { MemoryStorage } from './memory-storage'

/** Everything that the portal needs from its environment, in memory. A test can replace parts. */
export function memoryPlatformServices(
  given: Pick<PlatformServices, 'fetch' | 'configuration'> & Partial<PlatformServices>,
): PlatformServices {
  return {
    localStorage: new MemoryStorage(),
    tabStorage: new MemoryStorage(),
    clock: new ManualClock(),
    navigation: new MemoryNavigation('/inicio'),
    tabLock: new MemoryTabLock(),
    randomness: new SequentialRandomness(),
    clipboard: new MemoryClipboard(),
    fileSaver: new MemoryFileSaver(),
    fileOpener: new MemoryFileOpener(),
    display: new BrowserTabDisplay(),
    formHandOver: new MemoryFormHandOver(),
    deviceInHand: new MemoryDeviceInHand(),
    earlyEntries: new MemoryEarlyEntries(),
    fileSharing: new MemoryFileSharing(),
    pictureCropping: new MemoryPictureCropping(),
    installPrompt: new MemoryInstallPrompt(),
    passkeyAuthenticator: new MemoryAuthenticator(),
    smsCodeReader: new MemorySmsCodeReader(),
    pushMessaging: new MemoryPushMessaging(),
    pageViews: new MemoryPageViews(),
    camera: new MemoryCamera(),
    release: new MemoryRelease(),
    ...given,
  }
}
