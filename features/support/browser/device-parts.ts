import type { BrowserContext, CDPSession, Page as BrowserPage } from 'playwright'
import type { PushMessage } from '@/domain/notifications/push-message'
import { toForegroundPushMessage } from '@/adapters/device/push-payload'
import type {
  DeviceCamera,
  FingerprintReader,
  AppInstallationControls,
  DeviceNotifications,
  SmsControls,
} from '#features/support/device'
import { suppressPasskeySuggestions, VirtualFingerprintReader } from '#tests/support/virtual-reader'

/**
 * Returns a script that makes the page report the given permission for notifications, because some test
 * browsers never show notifications.
 */
function notificationPermissionScript(answer: 'granted' | 'denied'): string {
  return `
    Object.defineProperty(Notification, 'permission', { configurable: true, value: '${answer}' })
    Notification.requestPermission = async () => '${answer}'
  `
}

/** A script that makes the page look like a browser tab on an iPhone. */
const iPhoneBrowserTabScript = `
  delete window.PushManager
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
`

const pendingReaderAvailabilityScript = `
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => new Promise(() => {})
`

/**
 * A fake camera whose methods all throw, because the Chromium of the scenarios has no camera. Scenarios that
 * use the camera run in Node.
 */
export const unsupportedCamera: DeviceCamera = {
  setCameraState: throwNoCamera,
  loseConnectionAtNextPhoto: throwNoCamera,
  denyPermission: throwNoCamera,
  setCameraFeatures: throwNoCamera,
  showQrCodeToCamera: throwNoCamera,
  disconnectCamera: throwNoCamera,
  activeCameraCount: throwNoCamera,
  requestedCameraSides: throwNoCamera,
  isTorchOn: throwNoCamera,
  setQrCodeInChosenPictures: throwNoCamera,
  setPictureReadingOutcome: throwNoCamera,
}

function throwNoCamera(): never {
  throw new Error('Chromium of the scenarios has no camera')
}

export class BrowserFingerprintReader implements FingerprintReader {
  private virtualReader: VirtualFingerprintReader | undefined
  private emulation: CDPSession | undefined

  constructor(private readonly page: BrowserPage) {}

  async addToDevice(): Promise<void> {
    await suppressPasskeySuggestions(this.page)
    this.virtualReader = await VirtualFingerprintReader.addToPage(this.page)
  }

  async keepReaderAvailabilityPending(): Promise<void> {
    this.emulation = await this.page.context().newCDPSession(this.page)
    await this.emulation.send('Page.enable')
    await this.emulation.send('Page.addScriptToEvaluateOnNewDocument', {
      source: pendingReaderAvailabilityScript,
    })
  }

  /** Puts a finger on the fingerprint reader; does nothing if there is no reader. */
  async putFingerOnReader(): Promise<void> {
    await this.virtualReader?.putFingerOn()
  }

  async takeFingerOffReader(): Promise<void> {
    await this.requireReader().takeFingerOff()
  }

  async cancelFingerprintRequests(): Promise<void> {
    await this.requireReader().rejectFinger()
  }

  /**
   * Makes the device cancel every fingerprint request. It cancels instead of failing the request, because a
   * browser does not use a fingerprint reader again after it has failed.
   */
  async failFingerprintRequests(): Promise<void> {
    await this.requireReader().rejectFinger()
  }

  async removeFingerprintReader(): Promise<void> {
    await this.emulation?.detach()
    this.emulation = undefined
    await this.virtualReader?.removeFromPage()
    this.virtualReader = undefined
  }

  private requireReader(): VirtualFingerprintReader {
    if (!this.virtualReader) throw new Error('The device has no reader')
    return this.virtualReader
  }
}

export class BrowserSmsControls implements SmsControls {
  constructor(private readonly page: BrowserPage) {}

  /**
   * Gives the page a fake reader of SMS codes, because a test browser receives no SMS. The reader lasts
   * until the page is reloaded.
   */
  async addSmsCodeReader(): Promise<void> {
    await this.page.evaluate(`
      const ask = navigator.credentials.get.bind(navigator.credentials)
      window.OTPCredential = class {}
      navigator.credentials.get = (question) =>
        question.otp === undefined
          ? ask(question)
          : new Promise((read) => {
              window.addEventListener('message-read', ({ detail }) => read({ code: detail }), { once: true })
            })
    `)
  }

  async receiveSmsCode(code: string): Promise<void> {
    await this.page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('message-read', { detail }))
    }, code)
  }
}

export class BrowserAppInstallation implements AppInstallationControls {
  constructor(private readonly page: BrowserPage) {}

  async offerInstallation(answer: 'accepted' | 'dismissed'): Promise<void> {
    await this.page.evaluate((outcome) => {
      // Functions of the test cannot be passed into the page.
      const parts = { prompt: Promise.resolve.bind(Promise), userChoice: Promise.resolve({ outcome }) }
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), parts))
    }, answer)
  }

  async finishInstallation(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  }

  /**
   * Always throws. The Chromium page that scenarios share has all script files of the portal, so the install
   * screen's code cannot fail to load. Tests with a real server cover missing script files.
   */
  async makeInstallScreenFailToLoad(): Promise<void> {
    throw new Error('Chromium of the scenarios gets every part of the portal')
  }

  async makeInstallScreenLoadAgain(): Promise<void> {
    await this.makeInstallScreenFailToLoad()
  }

  async dispatchOnlineEvent(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
}

export class BrowserDeviceNotifications implements DeviceNotifications {
  private readonly emulations: CDPSession[] = []

  constructor(
    private readonly page: BrowserPage,
    private readonly context: BrowserContext,
  ) {}

  async allowNotifications(): Promise<void> {
    await this.addEmulationScript(notificationPermissionScript('granted'))
  }

  async blockNotifications(): Promise<void> {
    await this.addEmulationScript(notificationPermissionScript('denied'))
  }

  async allowNotificationsOnlyIfInstalled(): Promise<void> {
    await this.addEmulationScript(iPhoneBrowserTabScript)
  }

  async denyPermissionWhenAsked(): Promise<void> {
    await this.page.evaluate(`void (Notification.requestPermission = async () => 'denied')`)
  }

  deletePushSubscription(): Promise<void> {
    throw new Error('The demo in a browser has no push subscription')
  }

  async deliverNotification(message: PushMessage): Promise<void> {
    await this.page.evaluate((data) => {
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    }, toForegroundPushMessage(message))
  }

  /**
   * Replaces the page's `serviceWorker.ready` by a fake promise, because a Chromium page that scenarios
   * share has no service worker.
   */
  async setServiceWorkerState(state: 'ready' | 'never ready'): Promise<void> {
    const ready =
      state === 'ready' ? 'Promise.resolve({ async showNotification() {} })' : 'new Promise(() => {})'
    await this.page.evaluate(
      `void Object.defineProperty(navigator.serviceWorker, 'ready', { configurable: true, value: ${ready} })`,
    )
  }

  async removeNotificationFakes(): Promise<void> {
    for (const emulation of this.emulations.splice(0)) await emulation.detach()
  }

  /**
   * Adds a script that imitates a feature that a test browser does not have. The script runs in every
   * page that is opened until the test page closes.
   */
  private async addEmulationScript(source: string): Promise<void> {
    const emulation = await this.context.newCDPSession(this.page)
    this.emulations.push(emulation)
    await emulation.send('Page.enable')
    await emulation.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }
}
