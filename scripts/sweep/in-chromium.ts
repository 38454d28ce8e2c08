import { join } from 'node:path'
import type { Page, Request } from 'playwright'
import { build } from 'vite'
import { launchBrowserForShortLivedPages } from '#tests/support/browser'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { directoryOfPortalBuild, ensurePortalBuilt, projectRoot } from '#scripts/support/portal-build'
import { serveStaticSite } from '#scripts/static-server'
import type { PageFaultCheckFindings, PageFaultCheckFunctions } from './in-page'
import { plantedScreenFaults } from './planted-screen-faults'
import { findVisitOfScreenWithoutFaults, type AddressVisit } from './visits'

declare const pageFaultCheck: PageFaultCheckFunctions

const viewports = { phone: phoneViewport, desktop: desktopViewport } as const
const timeoutMilliseconds = 60_000

/**
 * Makes every visit at both window sizes in the built demo, and reports problems of layout and messages
 * on the console. For the first visit of a customer, the address is loaded on an empty device. Further
 * addresses are opened by client-side navigation, which takes a tenth of the time. After a visit that
 * ended the session or had problems, the next address is loaded on an empty device again.
 */
export async function crawlInChromium(
  visits: readonly AddressVisit[],
  note: (name: string, complaints: readonly string[]) => void,
): Promise<void> {
  await ensurePortalBuilt('demo')
  const site = await serveStaticSite({ directory: directoryOfPortalBuild('demo'), port: 0 })
  const content = await buildPageScript()
  const chromium = await launchBrowserForShortLivedPages()
  try {
    for (const [size, viewport] of Object.entries(viewports)) {
      const context = await chromium.newContext({ viewport })
      await context.addInitScript({ content })
      const swept = new SweptPage(await context.newPage(), site.address)
      for (const visit of visits) note(`${size}: ${visit.name}`, await swept.visitAndCheck(visit))
      for (const { name, complaint } of plantedScreenFaults) {
        const found = await swept.visitAndCheck(findVisitOfScreenWithoutFaults(), name)
        note(`${size}: ${name}`, found.some((each) => complaint.test(each)) ? [] : ['it was not noticed'])
      }
      await context.close()
    }
  } finally {
    await chromium.close()
    await site.close()
  }
}

class SweptPage {
  private readonly pageErrors: string[] = []
  private readonly pending = new Set<Request>()
  /**
   * Id of the customer whose page is open. Undefined after a visit that had a complaint or ended the session,
   * so that the next visit loads the page again.
   */
  private customerId: string | undefined
  private wasSignedIn = false

  constructor(
    private readonly page: Page,
    private readonly site: string,
  ) {
    page.on('pageerror', (error) => this.pageErrors.push(`it broke: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.pageErrors.push(`on the console: ${message.text()}`)
    })
    page.on('request', (request) => this.pending.add(request))
    page.on('requestfinished', (request) => this.pending.delete(request))
    page.on('requestfailed', (request) => this.pending.delete(request))
  }

  /**
   * Opens the address of a visit. Returns what is wrong with the screen. `fault` is the name of a fault
   * that is inserted into the screen before the check.
   */
  async visitAndCheck(visit: AddressVisit, fault?: string): Promise<readonly string[]> {
    this.pageErrors.length = 0
    const found = await this.findFaults(visit, fault).catch((reason: unknown) => [String(reason)])
    const complaints = [...found, ...this.pageErrors]
    if (complaints.length > 0) this.customerId = undefined
    return complaints
  }

  private async findFaults(visit: AddressVisit, fault?: string): Promise<readonly string[]> {
    const isNew = this.customerId !== visit.visitorId
    const findings = await (isNew ? this.loadOnEmptyDevice(visit) : this.goToNextVisit(visit))
    const { complaints, overflowPx, isSignedIn } =
      fault === undefined ? findings : await this.page.evaluate((name) => pageFaultCheck.plant(name), fault)
    if (isNew) this.wasSignedIn = isSignedIn
    this.customerId = isSignedIn === this.wasSignedIn ? visit.visitorId : undefined
    return [...complaints, ...(overflowPx > 0 ? [`it is ${overflowPx} px too wide`] : [])]
  }

  /**
   * Deletes everything that the previous visit stored in the browser, and loads the address of this
   * visit.
   */
  private async loadOnEmptyDevice({ address }: AddressVisit): Promise<PageFaultCheckFindings> {
    if (this.page.url().startsWith(this.site))
      await this.page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    // A changed fragment alone would not load the page again.
    await this.page.goto('about:blank')
    this.pending.clear()
    await this.page.goto(this.site + address)
    return this.recheckAfterRequests(await this.readFindings())
  }

  private async goToNextVisit({ path }: AddressVisit): Promise<PageFaultCheckFindings> {
    return this.recheckAfterRequests(
      await this.page.evaluate(([to, timeout]) => pageFaultCheck.goOn(to, timeout), [
        path,
        timeoutMilliseconds,
      ] as const),
    )
  }

  /**
   * If requests of the page are pending, waits until they have ended and returns the findings of a new check.
   * If not, returns the given findings.
   */
  private async recheckAfterRequests(findings: PageFaultCheckFindings): Promise<PageFaultCheckFindings> {
    if (this.pending.size === 0) return findings
    while (this.pending.size > 0)
      await this.page.waitForEvent('requestfinished', { timeout: timeoutMilliseconds })
    return this.readFindings()
  }

  private async readFindings(): Promise<PageFaultCheckFindings> {
    return this.page.evaluate((timeout) => pageFaultCheck.look(timeout), timeoutMilliseconds)
  }
}

/** Returns `in-page.ts`, with everything that it imports, as one script that a browser page can run. */
async function buildPageScript(): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': join(projectRoot, 'src') } },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'inPage' },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('What pages run was not built')
  return chunk.code
}
