import type { PushMessage } from '@/domain/notifications/push-message'
import type { CodeNotLoadedReason } from '@/application/shared/release.port'
import type { Page } from './page'
import type { ScenarioConfigurationChanges } from './world'
import type { SentRequest } from './sent-request'

/**
 * The names that scenarios use for the kinds of device. If one name begins with another name, the longer
 * name is first in the list, so that the pattern of a step tries it first.
 */
export const deviceKinds = [
  'un celular',
  'una computadora',
  'la app instalada en un iPhone',
  'la app instalada',
  'un navegador viejo',
] as const

export type DeviceKind = (typeof deviceKinds)[number]

export function isDeviceKindWithInstalledApp(kind: DeviceKind): boolean {
  return kind.startsWith('la app instalada')
}

/** The customer's device, with its clock, its storage and its browser tabs. */
export interface Device {
  /** Moves the device's clock forward by that many seconds at once. */
  advanceClock(seconds: number): Promise<void>
  /** Changes the kind of device. Takes effect when the portal opens the next address. */
  changeDeviceKind(kind: DeviceKind): Promise<void>
  /**
   * Makes the addresses of the portal's screens longer than a QR code can hold, from now on. Throws in a real
   * browser.
   */
  preventDrawingOfLinkQrCodes(): Promise<void>
  /** Hides the page, as if the customer switched to another tab or app. */
  hidePage(): Promise<void>
  /** Shows the page again, as when the customer comes back to it. */
  showPage(): Promise<void>
  /**
   * Publishes another configuration of the portal, as the lender does while a customer has the portal open.
   * Throws in a real browser.
   */
  publishConfiguration(change: ScenarioConfigurationChanges): Promise<void>
  /**
   * Simulates that the page goes into the browser's back-forward cache: the page gets `pagehide`, and then no
   * `storage` events of other tabs until `restoreFrozenPage`.
   */
  freezePage(): Promise<void>
  /** Restores the page from the browser's back-forward cache. */
  restoreFrozenPage(): Promise<void>
  /** Sets the window's width in CSS pixels. */
  setWindowWidth(width: number): Promise<void>
  /** Opens the address in another tab of the same browser. Returns the tab's page. */
  openTab(address: string): Promise<Page>
  /** Replaces this device by a new one, whose storage is empty. */
  replaceWithNewDevice(): Promise<void>
  /** Returns the portal's keys in local storage, without the portal's prefix. */
  localStorageKeys(): Promise<readonly string[]>
  /** Returns the values that the portal has stored in session storage, which belongs to one tab. */
  tabStorageValues(): Promise<readonly string[]>
  /**
   * Returns the value that local storage has under that key; undefined if the key has no value. The key
   * includes the portal's prefix.
   */
  localStorageValue(key: string): Promise<string | undefined>
  /**
   * Stores a text under a key of the portal (given without the portal's prefix), in local storage and in
   * session storage. The portal reads the text when it opens the next address.
   */
  storeInLocalAndTabStorage(key: string, text: string): Promise<void>
  clipboardText(): Promise<string>
  /** Makes copying to the clipboard fail from now on. */
  blockClipboard(): Promise<void>
  /** Returns the names of the files downloaded since the portal opened. */
  downloadedFileNames(): Promise<readonly string[]>
  /** Returns the texts of the downloaded files. */
  downloadedFileTexts(): Promise<readonly string[]>
  /** Returns the content of each downloaded file, as bytes. */
  downloadedFileBytes(): Promise<readonly Uint8Array[]>
  /** Waits until the portal has opened at least that many tabs. Returns the number of tabs opened. */
  countOpenedTabs(atLeast: number): Promise<number>
  /** Returns the content types of the files that the portal opened in new tabs. Throws in a real browser. */
  openedFileContentTypes(): Promise<readonly string[]>
  /** Blocks the opening of new tabs from now on. */
  blockNewTabs(): Promise<void>
  /** Returns every request that the portal has sent so far. Throws in a real browser. */
  sentRequests(): Promise<readonly SentRequest[]>
  /**
   * Returns the page views that the portal reported to analytics; empty if analytics is not configured.
   * Throws in a real browser.
   */
  reportedPageViews(): Promise<readonly string[]>
  readonly fingerprintReader: FingerprintReader
  readonly smsControls: SmsControls
  readonly appInstallation: AppInstallationControls
  readonly notifications: DeviceNotifications
  readonly camera: DeviceCamera
}

/**
 * The fake camera of a device in memory. In a real browser every method throws; tests of the camera use the
 * browser's own camera there.
 */
export interface DeviceCamera {
  /** Sets how the camera responds when the portal opens it. */
  setCameraState(
    state: 'allowed' | 'asked for' | 'denied' | 'missing' | 'in-use' | 'no-answer',
  ): Promise<void>
  /** Makes the customer deny the browser's request to use the camera. */
  denyPermission(): Promise<void>
  setCameraFeatures(...parts: readonly ('torch' | 'stuck torch' | 'other lens')[]): Promise<void>
  /** Shows a QR code with that text to the camera. */
  showQrCodeToCamera(text: string): Promise<void>
  disconnectCamera(): Promise<void>
  /** Returns the number of cameras that are switched on. */
  activeCameraCount(): Promise<number>
  /**
   * Returns the camera side, front or back, of each camera request of the portal, in the order of the
   * requests.
   */
  requestedCameraSides(): Promise<readonly string[]>
  isTorchOn(): Promise<boolean>
  /**
   * Sets the text of the QR code in the pictures that the customer chooses; undefined for pictures without
   * a code.
   */
  setQrCodeInChosenPictures(text: string | undefined): Promise<void>
  /**
   * Sets the outcome of reading a picture that the customer chooses: the file is no picture, the QR reader
   * cannot be loaded, or the reading never ends.
   */
  setPictureReadingOutcome(state: 'not-a-picture' | 'no-answer' | 'being read'): Promise<void>
  /**
   * Makes the portal's code for opening photos fail to load at the customer's next choice of a photo, as if
   * the device had lost its connection.
   */
  loseConnectionAtNextPhoto(): Promise<void>
}

export interface FingerprintReader {
  /** Adds a fingerprint reader, with a finger on it. */
  addToDevice(): Promise<void>
  putFingerOnReader(): Promise<void>
  /** Makes the device never answer whether it has a fingerprint reader. */
  keepReaderAvailabilityPending(): Promise<void>
  /**
   * Takes the finger off the fingerprint reader. Each fingerprint request then waits until the finger is
   * back.
   */
  takeFingerOffReader(): Promise<void>
  /** Makes the device cancel every fingerprint request from now on. */
  cancelFingerprintRequests(): Promise<void>
  /**
   * Makes the fingerprint reader fail at each request, or answer each request without verifying the
   * customer.
   */
  failFingerprintRequests(how: 'broken' | 'unverified'): Promise<void>
}

export interface SmsControls {
  /** Makes the device able to read codes from SMS. */
  addSmsCodeReader(): Promise<void>
  receiveSmsCode(code: string): Promise<void>
}

export interface AppInstallationControls {
  /** Makes the browser offer to install the portal, and makes the customer accept or dismiss the offer. */
  offerInstallation(answer: 'accepted' | 'dismissed'): Promise<void>
  finishInstallation(): Promise<void>
  /**
   * Makes the install screen's code fail to load. `why`: a newer version was published, there is no
   * network, or the reason is unknown.
   */
  makeInstallScreenFailToLoad(why: CodeNotLoadedReason): Promise<void>
  /**
   * Makes the install screen's code load without failure from now on. Takes effect when the portal opens the
   * next address.
   */
  makeInstallScreenLoadAgain(): Promise<void>
  /** Makes the browser report that the network is back. */
  dispatchOnlineEvent(): Promise<void>
}

export interface DeviceNotifications {
  /** Makes the device able to show notifications. The customer allows them when the browser asks. */
  allowNotifications(): Promise<void>
  /**
   * Blocks notifications in the browser. A page that is already open learns of the block when it is
   * loaded again.
   */
  blockNotifications(): Promise<void>
  /**
   * Makes notifications available only once the portal is installed. A page that is already open learns
   * of this when it is loaded again.
   */
  allowNotificationsOnlyIfInstalled(): Promise<void>
  /** Makes the customer refuse when the browser asks whether the portal may show notifications. */
  denyPermissionWhenAsked(): Promise<void>
  /**
   * Deletes the push subscription in the browser, as the browser does when the customer blocks notifications.
   * Throws in a real browser.
   */
  deletePushSubscription(): Promise<void>
  /** Delivers a notification while the portal is visible. */
  deliverNotification(message: PushMessage): Promise<void>
  /** Makes the portal's service worker ready, or makes it never become ready. */
  setServiceWorkerState(state: 'ready' | 'never ready'): Promise<void>
}
