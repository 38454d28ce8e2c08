import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isDeviceKindWithInstalledApp, type Device, type DeviceKind } from '#features/support/device'
import type { Page } from '#features/support/page'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import type { BrowserEngine } from './engine'
import { waitBeforeNextPageCall, pageTimeoutMilliseconds } from './page-driver-caller'
import { BrowserEnginePage } from './engine-page'

const portalKeyPrefix = 'portal.'

/**
 * Maximum number of seconds that a scenario can wait in real time. A longer wait needs a browser whose
 * clock can be moved.
 */
const longestWaitSeconds = 10

/**
 * Words that the error of a step contains if the step needs something that the browser's driver does not
 * support. The scenario of such a step is skipped.
 */
export const unsupportedByDriverMessage = 'no driver gives this engine'

/** The methods of a test device that every browser driver supports. A renamed method is a type error. */
type DriverControlledDeviceMethods = Pick<
  Device,
  | 'changeDeviceKind'
  | 'setWindowWidth'
  | 'hidePage'
  | 'replaceWithNewDevice'
  | 'localStorageKeys'
  | 'localStorageValue'
  | 'tabStorageValues'
  | 'storeInLocalAndTabStorage'
  | 'freezePage'
  | 'restoreFrozenPage'
  | 'openTab'
  | 'countOpenedTabs'
  | 'blockNewTabs'
  | 'downloadedFileNames'
  | 'downloadedFileTexts'
  | 'downloadedFileBytes'
  | 'clipboardText'
  | 'advanceClock'
  | 'blockClipboard'
>

/** The part of a device that every driver supports: storage, window sizes and scripts. */
class DriverControlledDevice implements DriverControlledDeviceMethods {
  constructor(
    private readonly engine: BrowserEngine,
    private readonly origin: string,
  ) {}

  async changeDeviceKind(kind: DeviceKind): Promise<void> {
    if (isDeviceKindWithInstalledApp(kind))
      throw new Error(`An installation is what ${unsupportedByDriverMessage}`)
    const { width, height } = kind === 'una computadora' ? desktopViewport : phoneViewport
    await this.engine.resizeWindow(width, height)
  }

  async setWindowWidth(width: number): Promise<void> {
    await this.engine.resizeWindow(width, desktopViewport.height)
  }

  async hidePage(): Promise<void> {
    await this.engine.evaluate(`() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.visibilityState
    }`)
  }

  async replaceWithNewDevice(): Promise<void> {
    await this.engine.openAddress(`${this.origin}/robots.txt`)
    await this.engine.evaluate('() => { localStorage.clear(); sessionStorage.clear() }')
  }

  async localStorageKeys(): Promise<readonly string[]> {
    const keys = await this.engine.evaluate<readonly string[]>('() => Object.keys(localStorage)')
    return keys
      .filter((key) => key.startsWith(portalKeyPrefix))
      .map((key) => key.slice(portalKeyPrefix.length))
  }

  async localStorageValue(key: string): Promise<string | undefined> {
    const text = await this.engine.evaluate<string | null>('(name) => localStorage.getItem(name)', key)
    return text ?? undefined
  }

  async tabStorageValues(): Promise<readonly string[]> {
    const entries = await this.engine.evaluate<readonly (readonly [string, string])[]>(
      '() => Object.entries(sessionStorage)',
    )
    return entries.filter(([key]) => key.startsWith(portalKeyPrefix)).map(([, text]) => text)
  }

  async storeInLocalAndTabStorage(key: string, text: string): Promise<void> {
    const program =
      '(name, value) => { for (const to of [localStorage, sessionStorage]) to.setItem(name, value) }'
    await this.engine.evaluate(program, portalKeyPrefix + key, text)
  }

  async freezePage(): Promise<void> {
    await this.engine.evaluate(`() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.blockStorageEvents = (event) => event.stopImmediatePropagation()
      window.addEventListener('storage', window.blockStorageEvents, { capture: true })
    }`)
  }

  async restoreFrozenPage(): Promise<void> {
    await this.engine.evaluate(`() => {
      window.removeEventListener('storage', window.blockStorageEvents, { capture: true })
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }`)
  }

  async openTab(address: string): Promise<Page> {
    const tab = await this.engine.openAnotherTab()
    const page = new BrowserEnginePage(tab, this.origin, createEngineDevice(tab, this.origin))
    await page.openAddress(address)
    return page
  }

  async countOpenedTabs(atLeast: number): Promise<number> {
    const end = Date.now() + pageTimeoutMilliseconds
    while ((await this.engine.countOpenedTabs()) < atLeast && Date.now() < end) await waitBeforeNextPageCall()
    return this.engine.countOpenedTabs()
  }

  async blockNewTabs(): Promise<void> {
    await this.engine.evaluate('() => { window.open = () => null }')
  }

  /**
   * Returns the names of the downloaded files. Waits until there is at least one, because the browser
   * does not report when it has saved a file.
   */
  async downloadedFileNames(): Promise<readonly string[]> {
    return (await this.downloadedFilePaths()).map((path) => basename(path))
  }

  async downloadedFileTexts(): Promise<readonly string[]> {
    return (await this.downloadedFilePaths()).map((path) => readFileSync(path, 'utf8'))
  }

  async downloadedFileBytes(): Promise<readonly Uint8Array[]> {
    return (await this.downloadedFilePaths()).map((path) => readFileSync(path))
  }

  /** Returns the clipboard's text by pasting it into a temporary field, which any browser allows. */
  async clipboardText(): Promise<string> {
    await this.engine.evaluate(`() => {
      window.pasted = document.createElement('textarea')
      ;(document.querySelector('dialog[open]') ?? document.body).append(window.pasted)
      window.pasted.focus()
    }`)
    await this.engine.pasteClipboard()
    return this.engine.evaluate(`() => {
      window.pasted.remove()
      return window.pasted.value
    }`)
  }

  /**
   * Waits that many real seconds, because no driver can move the browser's clock. Throws if `seconds` is
   * more than 10.
   */
  async advanceClock(seconds: number): Promise<void> {
    if (seconds > longestWaitSeconds)
      throw new Error(`A clock that jumps is what ${unsupportedByDriverMessage}`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }

  async blockClipboard(): Promise<void> {
    await this.engine.evaluate(
      "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('No')) }",
    )
  }

  private async downloadedFilePaths(): Promise<readonly string[]> {
    const end = Date.now() + pageTimeoutMilliseconds
    while (this.engine.downloadedFilePaths().length === 0 && Date.now() < end) await waitBeforeNextPageCall()
    return this.engine.downloadedFilePaths()
  }
}

/**
 * Returns a test device for a browser that a driver controls. A method of the device that the driver
 * does not support throws an error with the method's name.
 */
export function createEngineDevice(engine: BrowserEngine, origin: string): Device {
  const driven = new DriverControlledDevice(engine, origin)
  return new Proxy(driven as unknown as Device, {
    get: (_, name) => {
      const part: unknown = Reflect.get(driven, name)
      if (part === undefined) throw new Error(`${String(name)} is what ${unsupportedByDriverMessage}`)
      return typeof part === 'function' ? part.bind(driven) : part
    },
  })
}
