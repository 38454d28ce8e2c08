import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { portalOrigin } from '#features/support/memory/portal-origin'
import { serveSite, type RunningSite } from '#scripts/static-server'
import { ensureBuilt } from '#scripts/support/portal-build'
import type { DrawnPage } from '#tests/support/drawn-page'
import { axeAddress, largeLetterComplaints, soundnessComplaints } from '#tests/support/soundness'
import { phoneViewport } from '#tests/support/viewports'

const emptyPage = '/vacia.html'

/** The demo's build, with a page that has all of its style sheets and nothing else. */
export async function serveLayouts(): Promise<RunningSite> {
  const directory = await ensureBuilt('demo')
  const overrides = { [emptyPage]: await styledPage(directory), [axeAddress]: axe.source }
  return serveSite({ directory, port: 0, sendsPlain: true, overrides })
}

/** A window of Chromium that lays out pages drawn elsewhere, one after the other. */
export class LayoutWindow {
  /** What it was asked to lay out last. */
  private last: Promise<unknown> = Promise.resolve()

  /** `address` is that of `serveLayouts`. */
  static async open(browser: Browser, address: string): Promise<LayoutWindow> {
    const page = await browser.newPage({
      viewport: phoneViewport,
      locale: 'es-AR',
      reducedMotion: 'reduce',
      // The portal styles elements by script, which its policy allows; here they come with their styles.
      bypassCSP: true,
    })
    await page.goto(address + emptyPage)
    return new LayoutWindow(page, address)
  }

  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /** What a person would find wrong with how it is laid out: colours, sizes, a narrow window, large letters. */
  async complaints(drawn: DrawnPage): Promise<readonly string[]> {
    return this.inTurn(async () => {
      await this.page.evaluate(show, drawn)
      const complaints = await soundnessComplaints(this.page)
      return [...complaints, ...(await largeLetterComplaints(this.page))]
    })
  }

  /** Each element of it on a line of its own, as a browser understands it, wherever it was drawn. */
  async elements(drawn: DrawnPage): Promise<readonly string[]> {
    return this.inTurn(async () => {
      await this.page.evaluate(show, drawn)
      const written = await this.page.evaluate(elements)
      return written.replaceAll(this.address, portalOrigin).split('\n')
    })
  }

  private async inTurn<Found>(look: () => Promise<Found>): Promise<Found> {
    const found = this.last.then(look)
    this.last = found.catch(() => undefined)
    return found
  }
}

/** The demo's page without its scripts, with every style sheet: first those that come first. */
async function styledPage(directory: string): Promise<string> {
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const names = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = names
    .filter((name) => !html.includes(name))
    .toSorted((one, other) => Number(isShared(other)) - Number(isShared(one)) || one.localeCompare(other))
    .map((name) => `<link rel="stylesheet" href="/assets/${name}">`)
  return html
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace(/<body>.*<\/body>/s, '<body></body>')
    .replace('</head>', `${sheets.join('')}</head>`)
}

function isShared(name: string): boolean {
  return name.startsWith('shared-')
}

/** Runs in the page. */
function show({ attributes, body }: DrawnPage): void {
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

/** Runs in the page. Names that React makes up are left out. */
function elements(): string {
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
