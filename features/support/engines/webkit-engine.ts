import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePorts } from '#scripts/support/free-ports'
import type { Engine, Handle } from './engine'

export interface WebKitOptions {
  /** Path of `WebKitWebDriver` of WebKitGTK. */
  readonly driverPath: string
  readonly viewport: { readonly width: number; readonly height: number }
}

const window = join(import.meta.dirname, 'webkit-window.py')

/** Environment for rendering without a screen and a graphics card. */
const drawing = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' }

/** One virtual screen for all windows of this process. */
let screen: Promise<{ readonly display: string; readonly server: ChildProcess }> | undefined

/** WebKitGTK in its own window: of the browsers in Debian, the closest to Safari. */
export class WebKitEngine implements Engine {
  static async launch({ driverPath, viewport }: WebKitOptions): Promise<WebKitEngine> {
    const { display } = await (screen ??= openScreen())
    const [port = 0] = await freePorts(1)
    const driver = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, ...drawing, DISPLAY: display },
      stdio: 'ignore',
    })
    await answers(port)
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'Portal',
        'webkitgtk:browserOptions': {
          binary: window,
          args: ['--automation', `--width=${viewport.width}`, `--height=${viewport.height}`],
        },
      })
      .build()
    const version = (await browser.getCapabilities()).getBrowserVersion() ?? ''
    return new WebKitEngine(driver, browser, `WebKitGTK ${version}`)
  }

  /** Closes the virtual screen when no window is needed any more. */
  static async closeScreen(): Promise<void> {
    const opened = await screen
    screen = undefined
    opened?.server.kill()
  }

  readonly name = 'WebKit'

  private constructor(
    private readonly driver: ChildProcess,
    private readonly browser: WebDriver,
    readonly version: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.browser.get(address)
  }

  async reload(): Promise<void> {
    await this.browser.navigate().refresh()
  }

  async back(): Promise<void> {
    await this.browser.navigate().back()
  }

  async address(): Promise<string> {
    return this.browser.getCurrentUrl()
  }

  async title(): Promise<string> {
    return this.browser.getTitle()
  }

  async evaluate<Value>(program: string, ...values: readonly unknown[]): Promise<Value> {
    return (await this.browser.executeScript(
      `return Promise.resolve((${program})(...arguments))`,
      ...values,
    )) as Value
  }

  async handle(program: string): Promise<Handle> {
    return this.browser.executeScript(`return (${program})()`)
  }

  async click(handle: Handle): Promise<void> {
    await elementOf(handle).click()
  }

  async type(handle: Handle, text: string): Promise<void> {
    await elementOf(handle).sendKeys(text)
  }

  async strike(key: string): Promise<void> {
    const named: unknown = Reflect.get(Key, key.toUpperCase().replace('ARROW', 'ARROW_'))
    await this.browser
      .actions()
      .sendKeys(typeof named === 'string' ? named : key)
      .perform()
  }

  async hover(handle: Handle): Promise<void> {
    await this.browser
      .actions()
      .move({ origin: elementOf(handle) })
      .perform()
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.browser.takeScreenshot(), 'base64')
  }

  async beforeEachPage(): Promise<void> {
    throw new Error('The driver of WebKit runs nothing before a page does')
  }

  async close(): Promise<void> {
    try {
      await this.browser.quit()
    } catch (reason) {
      // The window was closed before it answered.
      if (!(reason instanceof error.WebDriverError)) throw reason
    }
    this.driver.kill()
  }
}

function elementOf(handle: Handle): WebElement {
  return handle as WebElement
}

/** Starts a virtual screen. The server reports its number. */
async function openScreen(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => server.kill())
  const [number] = await once(createInterface({ input: server.stdio[3] as Readable }), 'line')
  return { display: `:${String(number)}`, server }
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The driver of WebKit does not answer')
}
