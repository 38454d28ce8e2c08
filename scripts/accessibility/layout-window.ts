import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { originOfInMemoryPortal } from '#features/support/memory/portal-origin'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import type { SerializedPage } from '#tests/support/serialized-page'
import { findListsWithTooSmallText } from '#tests/support/layout-checks'
import { findCompetingProminentButtons } from '#tests/support/competing-buttons'
import { axeScriptPath, findAllFaults } from '#tests/support/layout-and-axe-faults'
import { phoneViewport } from '#tests/support/viewports'

const emptyPagePath = '/vacia.html'

/** Serves the demo's build together with an empty page that loads all style sheets of the demo. */
export async function serveLayoutCheckPage(): Promise<RunningSite> {
  const directory = await ensurePortalBuilt('demo')
  const overrides = { [emptyPagePath]: await styledPage(directory), [axeScriptPath]: axe.source }
  return serveStaticSite({ directory, port: 0, sendsUncompressed: true, overrides })
}

/** A Chromium window that checks the layout of pages rendered outside it, one page after the other. */
export class LayoutCheckWindow {
  /** Promise of the layout check that was requested last. The next check starts after it. */
  private lastCheck: Promise<unknown> = Promise.resolve()

  /**
   * Opens a window for layout checks. `address` is the address of the site that `serveLayoutCheckPage`
   * returns.
   */
  static async open(browser: Browser, address: string): Promise<LayoutCheckWindow> {
    const page = await browser.newPage({
      viewport: phoneViewport,
      locale: 'es-AR',
      reducedMotion: 'reduce',
      // Inline styles are set by script in the portal, which its policy allows; here they are part of the
      // markup.
      bypassCSP: true,
    })
    await page.goto(address + emptyPagePath)
    return new LayoutCheckWindow(page, address)
  }

  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /**
   * Returns the layout problems of a page: faults of its colours and sizes, and faults that appear in a
   * narrow window or with large letters.
   */
  async findLayoutFaults(drawn: SerializedPage): Promise<readonly string[]> {
    return this.runAfterLastCheck(async () => {
      await this.page.evaluate(replacePageContent, drawn)
      const small = (await findListsWithTooSmallText(this.page)).map((each) => `small print: ${each}`)
      const rivals = (await findCompetingProminentButtons(this.page)).map(
        (each) => `a second button: ${each}`,
      )
      return [...small, ...rivals, ...(await findAllFaults(this.page))]
    })
  }

  /**
   * Returns the HTML elements of a page as Chromium parses it, one on each line. They are compared with
   * those of another rendering of the page.
   */
  async listElementsParsedByChromium(drawn: SerializedPage): Promise<readonly string[]> {
    return this.runAfterLastCheck(async () => {
      await this.page.evaluate(replacePageContent, drawn)
      const written = await this.page.evaluate(elementsAsText)
      return written.replaceAll(this.address, originOfInMemoryPortal).split('\n')
    })
  }

  private async runAfterLastCheck<Found>(look: () => Promise<Found>): Promise<Found> {
    const found = this.lastCheck.then(look)
    this.lastCheck = found.catch(() => undefined)
    return found
  }
}

/** Returns the HTML page of the demo without scripts and with every style sheet, in loading order. */
async function styledPage(directory: string): Promise<string> {
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const names = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = names
    .filter((name) => !html.includes(name))
    .toSorted(
      (one, other) =>
        Number(isSharedStyleSheet(other)) - Number(isSharedStyleSheet(one)) || one.localeCompare(other),
    )
    .map((name) => `<link rel="stylesheet" href="/assets/${name}">`)
  return html
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace(/<body>.*<\/body>/s, '<body></body>')
    .replace('</head>', `${sheets.join('')}</head>`)
}

function isSharedStyleSheet(name: string): boolean {
  return name.startsWith('shared-')
}

/** Replaces the content of the browser page by the given serialized page. Runs in the browser page. */
function replacePageContent({ attributes, body }: SerializedPage): void {
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames())
    if (name !== 'lang') documentElement.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) documentElement.setAttribute(name, value)
  document.body.innerHTML = body
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  window.scrollTo(0, 0)
}

/**
 * Returns the HTML elements of the page as text, without the ids that React generates. Runs in the
 * browser page.
 */
function elementsAsText(): string {
  return written(document.querySelector('#root') ?? document.body).replaceAll(/_r_\w+_/g, '_')

  function written(element: Element): string {
    const attributes = [...element.attributes].map(({ name, value }) =>
      name === 'style' && element instanceof HTMLElement
        ? `style=${element.style.cssText}`
        : `${name}=${value}`,
    )
    const content = [...element.childNodes].map((child) =>
      child instanceof Element ? written(child) : child instanceof Text ? child.data : '',
    )
    return `\n<${element.tagName} ${attributes.toSorted().join(' ')}>${content.join('')}`
  }
}
