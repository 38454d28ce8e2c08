import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findFreePorts } from '#scripts/support/free-ports'
import { DownloadFolder } from './download-folder'
import type { BrowserEngine, DriverElementHandle } from './engine'
import { WebKitTabs } from './webkit-tabs'

interface WebKitOptions {
  /** Path of the program `WebKitWebDriver`, which is part of WebKitGTK. */
  readonly driverPath: string
  readonly viewport: { readonly width: number; readonly height: number }
}

const browserWindowProgramPath = join(import.meta.dirname, 'webkit-window.py')

/**
 * Environment variables for rendering without a screen and a graphics card. With them, layers are
 * composited as in Safari; otherwise a view transition ends the process of WebKitGTK.
 */
const renderingEnvironmentVariables = { LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' }

/** One virtual screen for all windows of this process. */
let virtualScreen: Promise<{ readonly display: string; readonly server: ChildProcess }> | undefined

/** WebKitGTK in its own window: the browser in Debian that is closest to Safari. */
export class WebKitEngine implements BrowserEngine {
  static async launch({ driverPath, viewport }: WebKitOptions): Promise<WebKitEngine> {
    const { display } = await (virtualScreen ??= startVirtualScreen())
    const [port = 0] = await findFreePorts(1)
    const driver = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, ...renderingEnvironmentVariables, DISPLAY: display },
      stdio: 'ignore',
    })
    await waitUntilDriverAnswers(port)
    const downloads = new DownloadFolder()
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'Portal',
        'webkitgtk:browserOptions': {
          binary: browserWindowProgramPath,
          args: [
            '--automation',
            `--width=${viewport.width}`,
            `--height=${viewport.height}`,
            `--downloads=${downloads.path}`,
          ],
        },
      })
      .build()
    const version = (await browser.getCapabilities()).getBrowserVersion() ?? ''
    const tabs = new WebKitTabs(browser, await browser.getWindowHandle(), downloads)
    return new WebKitEngine(driver, tabs, tabs.firstTabHandle, `WebKitGTK ${version}`)
  }

  /**
   * Closes the virtual screen on which WebKit shows its windows. Called when no window is needed any more.
   */
  static async closeVirtualScreen(): Promise<void> {
    const opened = await virtualScreen
    virtualScreen = undefined
    opened?.server.kill()
  }

  readonly name = 'WebKit'

  private constructor(
    private readonly driver: ChildProcess,
    private readonly tabs: WebKitTabs,
    private readonly tab: string,
    readonly nameAndVersion: string,
  ) {}

  async openAddress(address: string): Promise<void> {
    await (await this.driverOnThisTab()).get(address)
  }

  async reload(): Promise<void> {
    await (await this.driverOnThisTab()).navigate().refresh()
  }

  async goBack(): Promise<void> {
    await (await this.driverOnThisTab()).navigate().back()
  }

  async address(): Promise<string> {
    return (await this.driverOnThisTab()).getCurrentUrl()
  }

  async documentTitle(): Promise<string> {
    return (await this.driverOnThisTab()).getTitle()
  }

  async evaluate<Value>(program: string, ...values: readonly unknown[]): Promise<Value> {
    return (await (
      await this.driverOnThisTab()
    ).executeScript(`return Promise.resolve((${program})(...arguments))`, ...values)) as Value
  }

  async evaluateElement(program: string): Promise<DriverElementHandle> {
    return (await this.driverOnThisTab()).executeScript(`return (${program})()`)
  }

  async click(handle: DriverElementHandle): Promise<void> {
    await toWebElement(handle).click()
  }

  async typeInto(handle: DriverElementHandle, text: string): Promise<void> {
    await toWebElement(handle).sendKeys(text)
  }

  async pressKey(key: string): Promise<void> {
    const named: unknown = Reflect.get(Key, key.toUpperCase().replace('ARROW', 'ARROW_'))
    await (
      await this.driverOnThisTab()
    )
      .actions()
      .sendKeys(typeof named === 'string' ? named : key)
      .perform()
  }

  async hover(handle: DriverElementHandle): Promise<void> {
    await (
      await this.driverOnThisTab()
    )
      .actions()
      .move({ origin: toWebElement(handle) })
      .perform()
  }

  async resizeWindow(width: number, height: number): Promise<void> {
    await (await this.driverOnThisTab()).manage().window().setRect({ x: 0, y: 0, width, height })
  }

  async takeScreenshot(): Promise<Uint8Array> {
    return Buffer.from(await (await this.driverOnThisTab()).takeScreenshot(), 'base64')
  }

  async openAnotherTab(): Promise<BrowserEngine> {
    return new WebKitEngine(this.driver, this.tabs, await this.tabs.open(), this.nameAndVersion)
  }

  async countOpenedTabs(): Promise<number> {
    return this.tabs.countTabsStillOpen()
  }

  downloadedFilePaths(): readonly string[] {
    return this.tabs.downloads.finishedDownloadPaths()
  }

  async pasteClipboard(): Promise<void> {
    await (
      await this.driverOnThisTab()
    )
      .actions()
      .keyDown(Key.CONTROL)
      .sendKeys('v')
      .keyUp(Key.CONTROL)
      .perform()
  }

  async closeOtherTabsAndDeleteDownloads(): Promise<void> {
    await this.tabs.closeAllTabsExcept(this.tab)
    this.tabs.downloads.deleteFiles()
  }

  async closeTab(): Promise<void> {
    await this.tabs.close(this.tab)
  }

  async closeBrowser(): Promise<void> {
    try {
      await this.tabs.browser.quit()
    } catch (reason) {
      // The window was closed before it answered.
      if (!(reason instanceof error.WebDriverError)) throw reason
    }
    this.driver.kill()
    this.tabs.downloads.deleteFolder()
  }

  /** Makes the driver's next commands apply to this tab. Returns the driver. */
  private driverOnThisTab(): Promise<WebDriver> {
    return this.tabs.switchToTab(this.tab)
  }
}

function toWebElement(handle: DriverElementHandle): WebElement {
  return handle as WebElement
}

/** Starts a virtual screen. The screen server Xvfb chooses the screen's number and reports it. */
async function startVirtualScreen(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => server.kill())
  const [number] = await once(createInterface({ input: server.stdio[3] as Readable }), 'line')
  return { display: `:${String(number)}`, server }
}

async function waitUntilDriverAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The driver of WebKit does not answer')
}
