import { Window as DomWindow } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showWrongConfiguration } from '@/start/wrong-configuration'
import { longWaitOptions } from '#tests/support/long-timeout'

/** The service workers of a browser, which runs the worker of the page's version. A newer one is published. */
class FakeServiceWorkers extends EventTarget {
  updateCount = 0
  private readonly registration = {
    installing: { state: 'installing' },
    update: async () => this.countUpdate(),
  }

  async getRegistration(): Promise<object> {
    return this.registration
  }

  private countUpdate(): void {
    this.updateCount += 1
  }
}

let page: DomWindow
let serviceWorkers: FakeServiceWorkers
let reloadCount: number

beforeEach(() => {
  page = new DomWindow({ url: 'https://portal.example/' })
  reloadCount = 0
  vi.spyOn(page.location, 'reload').mockImplementation(() => void (reloadCount += 1))
})

afterEach(() => page.happyDOM.close())

/** Shows the page about a wrong configuration in a browser with service workers, as each start of the page does. */
function startPage(): void {
  serviceWorkers = new FakeServiceWorkers()
  Object.defineProperty(page.navigator, 'serviceWorker', { configurable: true, value: serviceWorkers })
  showPage()
}

function showPage(): void {
  page.document.body.innerHTML = '<div id="root"></div>'
  const root: unknown = page.document.querySelector('#root')
  showWrongConfiguration(root as HTMLElement, { kind: 'wrong-key', wrongEntryPath: 'keyOfNextRelease' })
}

async function installNewerVersion(): Promise<void> {
  await vi.waitFor(() => expect(serviceWorkers.updateCount).toBe(1), longWaitOptions)
  serviceWorkers.dispatchEvent(new Event('controllerchange'))
  await new Promise((resolve) => setTimeout(resolve))
}

it('a page that cannot read the configuration is reloaded once a newer version of the portal is installed', async () => {
  startPage()
  expect(page.document.body.textContent).toContain('keyOfNextRelease')
  await installNewerVersion()
  expect(reloadCount).toBe(1)
})

it('a page that cannot read the configuration after that is not reloaded again, because two servers may differ', async () => {
  startPage()
  await installNewerVersion()
  startPage()
  await installNewerVersion()
  expect(reloadCount).toBe(1)
})

it('a page that cannot read the configuration can be reloaded by the customer', () => {
  showPage()
  page.document.querySelector('button')?.click()
  expect(reloadCount).toBe(1)
})
