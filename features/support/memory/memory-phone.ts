import { CurrentDevice } from '@/application/access/current-device.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SmsCodeReader } from '@/application/access/sms-code-reader.port'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PictureCropper } from '@/application/profile/picture-cropper.port'
import { Camera } from '@/application/qr-payment/camera.port'
import { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { PortalRelease } from '@/application/shared/release.port'
import { PublishedRemoteConfigReader } from '@/application/shared/remote-config.port'
import { pairPortWithService } from '@/start/port-with-service'
import {
  isDeviceKindWithInstalledApp,
  type DeviceCamera,
  type Device,
  type DeviceKind,
  type FingerprintReader,
  type AppInstallationControls,
  type DeviceNotifications,
  type SmsControls,
} from '#features/support/device'
import { DomPage } from '#features/support/dom-page'
import type { Page } from '#features/support/page'
import type { SentRequest } from '#features/support/sent-request'
import { MemoryCamera } from '#tests/support/memory-camera'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import {
  MemoryBrowserDisplay,
  MemoryClipboard,
  MemoryCurrentDevice,
  MemoryFileSaver,
  MemoryInstallPrompt,
} from '#tests/support/memory-device'
import { MemoryFileOpener } from '#tests/support/memory-file-opener'
import { MemoryPageViewAnalytics, MemoryPushMessaging } from '#tests/support/memory-notifications'
import { MemoryPictureCropping } from '#tests/support/memory-picture-cropping'
import { createMemoryDeviceServices } from '#tests/support/memory-services'
import { MemoryPublishedRemoteConfigReader } from '#tests/support/memory-steering'
import { MemorySmsCodeReader } from '#tests/support/memory-sms-code-reader'
import { SharedStorageContent } from '#tests/support/memory-storage'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { createConfigurationWithChanges } from './configuration-with-changes'
import {
  createMemoryCamera,
  createMemoryInstallationControls,
  createMemoryNotifications,
  createMemoryFingerprintReader,
} from './device-parts'
import type { ScenarioConfigurationChanges } from '#features/support/world'
import { SentRequestRecorder } from './sent-requests'
import { InMemoryTab, type ResourcesSharedByTabs } from './memory-tab'
import type { TabWindow, TabWindowProvider } from './tab-window'

const portalKeyPrefix = 'portal.'
const demoKeyPrefix = 'portal-demo.'

const scenarioStartMilliseconds = Date.parse(scenarioStartTime)

/**
 * A customer's phone that exists only in memory. Its tabs run the whole demo (the portal with a fake back
 * end).
 */
export class InMemoryPhone implements Device {
  readonly fingerprintReader: FingerprintReader
  readonly smsControls: SmsControls
  readonly appInstallation: AppInstallationControls
  readonly notifications: DeviceNotifications
  readonly camera: DeviceCamera
  private readonly texts = new SharedStorageContent()
  private readonly textsStoredByDemo = new SharedStorageContent()
  private readonly memoryCamera = new MemoryCamera()
  private readonly memoryClipboard = new MemoryClipboard()
  private readonly display = new MemoryBrowserDisplay()
  private readonly currentDevice = new MemoryCurrentDevice()
  private readonly fileSaver = new MemoryFileSaver()
  private readonly publishedRemoteConfig = new MemoryPublishedRemoteConfigReader()
  private readonly fileOpener = new MemoryFileOpener()
  private readonly requests = new SentRequestRecorder()
  private readonly pageViews = new MemoryPageViewAnalytics()
  private readonly authenticator = new MemoryAuthenticator()
  private readonly sharedByTabs: ResourcesSharedByTabs
  private tabs: readonly InMemoryTab[] = []
  private readonly windowsInUse = new Set<TabWindow>()
  private readonly tabTexts: SharedStorageContent[] = []
  private openedLinkCount = 0
  private millisecondsAdvanced = 0

  constructor(
    private readonly configurationChanges: ScenarioConfigurationChanges,
    private readonly windowProvider: TabWindowProvider,
  ) {
    const { authenticator } = this
    const [installPrompt, close] = [new MemoryInstallPrompt(), new MemoryPortalRelease()]
    const smsCodeReader = new MemorySmsCodeReader()
    const pushMessaging = new MemoryPushMessaging()
    const pictureCropping = new MemoryPictureCropping()
    this.fingerprintReader = createMemoryFingerprintReader(authenticator)
    this.smsControls = {
      addSmsCodeReader: async () => undefined,
      receiveSmsCode: async (code) => smsCodeReader.deliverSms(code),
    }
    this.appInstallation = createMemoryInstallationControls(installPrompt, close)
    this.notifications = createMemoryNotifications(pushMessaging)
    this.camera = createMemoryCamera(this.memoryCamera, pictureCropping)
    this.sharedByTabs = {
      localStorageContent: this.texts,
      demoStorageContent: this.textsStoredByDemo,
      now: () => scenarioStartMilliseconds + this.millisecondsAdvanced,
      requestRecorder: this.requests,
      hasPendingRequest: () => authenticator.pendingCount > 0,
      onTabOpened: () => (this.openedLinkCount += 1),
      configuration: createConfigurationWithChanges(configurationChanges),
      services: [
        ...createMemoryDeviceServices(),
        pairPortWithService(PictureCropper, pictureCropping),
        pairPortWithService(Clipboard, this.memoryClipboard),
        pairPortWithService(FileSaver, this.fileSaver),
        pairPortWithService(FileOpener, this.fileOpener),
        pairPortWithService(BrowserDisplay, this.display),
        pairPortWithService(CurrentDevice, this.currentDevice),
        pairPortWithService(InstallPrompt, installPrompt),
        pairPortWithService(PasskeyAuthenticator, authenticator),
        pairPortWithService(SmsCodeReader, smsCodeReader),
        pairPortWithService(PushMessaging, pushMessaging),
        pairPortWithService(PageViewReporter, this.pageViews),
        pairPortWithService(Camera, this.memoryCamera),
        pairPortWithService(PortalRelease, close),
        pairPortWithService(PublishedRemoteConfigReader, this.publishedRemoteConfig),
      ],
    }
  }

  /** Returns a new, empty tab of the phone. */
  createTab(): DomPage {
    const screen = this.windowProvider.windowOfTab(this.tabs.length)
    this.windowsInUse.add(screen)
    screen.resize(phoneViewport.width, phoneViewport.height)
    const { supportCode } = this.configurationChanges
    // What the script of the page does.
    if (supportCode !== undefined) screen.document.documentElement.dataset['supportCode'] = supportCode
    const tabTexts = new SharedStorageContent()
    this.tabTexts.push(tabTexts)
    const tab = new InMemoryTab(screen, this.sharedByTabs, tabTexts)
    this.tabs = [...this.tabs, tab]
    return new DomPage(tab, this)
  }

  async advanceClock(seconds: number): Promise<void> {
    // Lets pending work finish before and after.
    for (const tab of this.tabs) await tab.waitUntilRequestsEnd()
    this.millisecondsAdvanced += seconds * 1000
    for (const tab of this.tabs) tab.clock.advance(seconds * 1000)
    for (const tab of this.tabs) await tab.waitUntilRequestsEnd()
  }

  async changeDeviceKind(kind: DeviceKind): Promise<void> {
    const { width, height } = kind === 'una computadora' ? desktopViewport : phoneViewport
    for (const screen of this.windowsInUse) screen.resize(width, height)
    this.currentDevice.kind = kind === 'una computadora' ? 'desktop' : 'phone'
    this.display.isWindowNarrow = kind !== 'una computadora'
    this.display.isOpenedAsApp = isDeviceKindWithInstalledApp(kind)
    this.display.isModernBrowser = kind !== 'un navegador viejo'
    this.display.opensTabs = kind !== 'la app instalada en un iPhone'
  }

  async preventDrawingOfLinkQrCodes(): Promise<void> {
    this.currentDevice.addressEnding = `?${'a'.repeat(3_000)}`
  }

  async hidePage(): Promise<void> {
    for (const { document } of this.tabs) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      const view = document.defaultView ?? window
      document.dispatchEvent(new view.Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    }
  }

  async showPage(): Promise<void> {
    for (const { document } of this.tabs)
      document.dispatchEvent(new (document.defaultView ?? window).Event('visibilitychange'))
    for (const tab of this.tabs) await tab.waitUntilRequestsEnd()
  }

  async publishConfiguration(change: ScenarioConfigurationChanges): Promise<void> {
    this.publishedRemoteConfig.publishedConfig = createConfigurationWithChanges({
      ...this.configurationChanges,
      ...change,
    }).settings.remoteConfig
  }

  async freezePage(): Promise<void> {
    for (const tab of this.tabs) {
      const view = tab.document.defaultView ?? window
      view.dispatchEvent(Object.assign(new view.Event('pagehide'), { persisted: true }))
      tab.isInBackForwardCache = true
    }
  }

  async restoreFrozenPage(): Promise<void> {
    for (const tab of this.tabs) {
      tab.isInBackForwardCache = false
      const view = tab.document.defaultView ?? window
      view.dispatchEvent(Object.assign(new view.Event('pageshow'), { persisted: true }))
    }
  }

  async setWindowWidth(width: number): Promise<void> {
    for (const screen of this.windowsInUse) screen.resize(width, desktopViewport.height)
    this.display.isWindowNarrow = width <= 600
  }

  async openTab(address: string): Promise<Page> {
    const tab = this.createTab()
    await tab.openAddress(address)
    return tab
  }

  async replaceWithNewDevice(): Promise<void> {
    this.texts.textsByKey.clear()
    this.textsStoredByDemo.textsByKey.clear()
    for (const { textsByKey } of this.tabTexts) textsByKey.clear()
  }

  async localStorageKeys(): Promise<readonly string[]> {
    return [...this.texts.textsByKey.keys()]
  }

  async tabStorageValues(): Promise<readonly string[]> {
    return this.tabTexts.flatMap(({ textsByKey }) => [...textsByKey.values()])
  }

  async localStorageValue(key: string): Promise<string | undefined> {
    return key.startsWith(demoKeyPrefix)
      ? this.textsStoredByDemo.textsByKey.get(key.slice(demoKeyPrefix.length))
      : this.texts.textsByKey.get(key.slice(portalKeyPrefix.length))
  }

  async storeInLocalAndTabStorage(key: string, text: string): Promise<void> {
    for (const { textsByKey } of [this.texts, ...this.tabTexts]) textsByKey.set(key, text)
  }

  async clipboardText(): Promise<string> {
    return this.memoryClipboard.copiedText ?? ''
  }

  async downloadedFileNames(): Promise<readonly string[]> {
    return this.fileSaver.savedFiles.map(({ name }) => name)
  }

  async downloadedFileTexts(): Promise<readonly string[]> {
    return Promise.all(this.fileSaver.savedFiles.map(({ file }) => file.blob.text()))
  }

  async downloadedFileBytes(): Promise<readonly Uint8Array[]> {
    return Promise.all(
      this.fileSaver.savedFiles.map(async ({ file }) => new Uint8Array(await file.blob.arrayBuffer())),
    )
  }

  async countOpenedTabs(): Promise<number> {
    return this.fileOpener.openedFiles.length + this.openedLinkCount
  }

  async openedFileContentTypes(): Promise<readonly string[]> {
    return this.fileOpener.openedFiles.map(({ contentType }) => contentType)
  }

  async blockClipboard(): Promise<void> {
    this.memoryClipboard.isAllowed = false
  }

  async blockNewTabs(): Promise<void> {
    this.fileOpener.outcome = 'blocked'
  }

  async closeTabs(): Promise<void> {
    for (const tab of this.tabs) await tab.close()
    for (const { document } of this.windowsInUse) delete document.documentElement.dataset['supportCode']
  }

  async sentRequests(): Promise<readonly SentRequest[]> {
    return this.requests.recordedRequests()
  }

  async reportedPageViews(): Promise<readonly string[]> {
    return this.pageViews.reportedScreensAndChoices
  }
}
