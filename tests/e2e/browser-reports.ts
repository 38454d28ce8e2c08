import type { BrowserContext, Page } from '@playwright/test'

/** What the browser reports about the pages of a browser context. */
export interface RecordedPageActivity {
  /** Violations of the content security policy, uncaught exceptions, and console errors and warnings. */
  readonly complaints: readonly string[]
  /** Every message that the pages of the browser context wrote to the console, of any level. */
  readonly consoleLines: readonly string[]
  /** Origins to which the pages of the browser context sent requests. */
  readonly requestedOrigins: ReadonlySet<string>
  /**
   * Every address that the pages of the browser context had, in order, including those that were
   * replaced immediately.
   */
  readonly visitedAddresses: readonly string[]
}

/** Starts recording what the browser reports about the pages of a browser context. */
export async function recordPageActivity(context: BrowserContext): Promise<RecordedPageActivity> {
  const complaints: string[] = []
  const consoleLines: string[] = []
  const visitedAddresses: string[] = []
  const requestedOrigins = new Set<string>()
  await context.exposeFunction('tellViolation', (text: string) => complaints.push(text))
  await context.exposeFunction('tellAddress', (text: string) => visitedAddresses.push(text))
  await context.addInitScript(reportActivityFromPage)
  context.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin))
  context.on('console', (message) => {
    consoleLines.push(message.text())
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  const noteAddresses = (page: Page) =>
    page.on('framenavigated', (frame) => visitedAddresses.push(frame.url()))
  for (const page of context.pages()) noteAddresses(page)
  context.on('page', noteAddresses)
  return { complaints, consoleLines, requestedOrigins, visitedAddresses }
}

/**
 * Reports violations of the content security policy and the page's addresses to the test. Runs in each page
 * before the code of the portal.
 */
function reportActivityFromPage(): void {
  const tell = (name: string, text: string): void => {
    const teller: unknown = Reflect.get(window, name)
    if (typeof teller === 'function') teller(text)
  }
  document.addEventListener('securitypolicyviolation', (violation) => {
    tell('tellViolation', `${violation.effectiveDirective} ${violation.blockedURI} ${violation.sourceFile}`)
  })
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      tell('tellAddress', String(url ?? ''))
      original(state, unused, url)
    }
  }
}
