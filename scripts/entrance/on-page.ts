/** The portal's version, such as `0.1.0`. The build replaces this name by the version. */
declare const builtRelease: string

/**
 * The inline script of each page, which runs before the portal. It has to run in outdated browsers too.
 * Source: GEN-12, GEN-16, SES-13, GEN-08, OPS-04.
 */
{
  /**
   * Why the portal did not start: its scripts were not loaded, the browser is too old, or an error occurred.
   */
  type Trouble = 'unreachable' | 'old' | 'broken'

  /**
   * Letters that a support code may contain: those that cannot be confused with another letter or a
   * digit.
   */
  const letters = 'ACDEFHJKLMNPRTUVWXY'

  // The code of this page, on every error screen. Source: OPS-04.
  const code = Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (each) => letters[each % letters.length],
  ).join('')
  document.documentElement.dataset['supportCode'] = code

  /**
   * Classes of the errors that occurred before the portal started, without their messages. The report of
   * the failed start contains them. Source: OPS-04.
   */
  const earlyErrors: string[] = []
  Object.assign(window, { earlyErrors })

  /**
   * Maximum number of errors that the page stores. If a loop causes more, the page stores only the first
   * ones.
   */
  const maxErrors = 20

  /** Whether this page has already tried to start the portal a second time. */
  let isAskedAgain = false

  /** Whether this page has already reported that the portal did not start. */
  let isReported = false

  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    // Records a press before the portal's code can handle it.
    event.target.dataset['early'] = ''
    event.submitter?.setAttribute('aria-busy', 'true')
    if (notice()) begin()
  })

  // The entry script fails if any of its imports does; the event names the script.
  addEventListener(
    'error',
    (event) => {
      // A picture that is missing has no error.
      if ('error' in event) note(event.error)
      if (event.target === entry()) tell('unreachable')
      else if (event.filename?.startsWith(location.origin)) tellBreak(event.error)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    note(reason)
    tellBreak(reason)
  })
  addEventListener('online', () => notice() && begin())

  // A browser without module support runs none of the portal's scripts.
  if (!('noModule' in HTMLScriptElement.prototype)) addEventListener('DOMContentLoaded', () => tell('old'))

  // A visitor with a session sees the frame instead of the login form.
  try {
    if (localStorage.getItem('portal.user')) document.documentElement.dataset['known'] = ''
  } catch {}

  function note(reason: unknown): void {
    if (earlyErrors.length === maxErrors) return
    earlyErrors.push(reason instanceof Error ? reason.constructor.name : typeof reason)
  }

  function entry(): HTMLScriptElement | undefined {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module]')
    return scripts[scripts.length - 1]
  }

  function notice(): HTMLElement | null {
    return document.getElementById('failed-start')
  }

  /**
   * Shows the notice that the portal did not start, with the reason. Does nothing after the portal has
   * started, because the portal then shows its own errors.
   */
  function tellBreak(reason: unknown): void {
    if ('started' in document.documentElement.dataset || notice()) return
    // Browsers report a script that was not loaded only in this text.
    const isMissing = /import(ed|ing).*module|module script failed/i.test(String(reason))
    // Container queries decide whether a browser is supported. Source: GEN-15.
    tell(isMissing ? 'unreachable' : CSS.supports('container-type:inline-size') ? 'broken' : 'old')
  }

  /** Shows the notice that the portal did not start: above the login form, or in place of the loading frame. */
  function tell(trouble: Trouble): void {
    const shown = copyOf('start-problem')
    if (!shown || notice()) return
    const own = copyOf(`start-problem-${trouble}`)
    if (own) shown.querySelector('[role=alert]')?.replaceWith(own)
    for (const place of shown.querySelectorAll('[data-support-code]')) place.textContent = code
    const form = document.querySelector('form')
    if (form) form.before(shown)
    else document.body.prepend(shown)
    form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
    notice()
      ?.querySelector('button')
      ?.addEventListener('click', () => {
        if (trouble === 'unreachable') void askAgain()
        else location.reload()
      })
    void readConfiguration(trouble)
  }

  function copyOf(id: string): DocumentFragment | undefined {
    const template = document.getElementById(id)
    if (template instanceof HTMLTemplateElement) return template.content.cloneNode(true) as DocumentFragment
    return undefined
  }

  /**
   * Reads the published configuration, because the lender may have changed the phone number and the address
   * for reports after the build. Corrects the phone number in the notice that the portal did not start, and
   * reports the failed start.
   */
  async function readConfiguration(trouble: Trouble): Promise<void> {
    try {
      const { chatNumber, reportsUrl } = await (await fetch('/config.json')).json()
      report(reportsUrl, trouble)
      const link = notice()?.querySelector<HTMLAnchorElement>('a[href^=tel]')
      if (!link || !/^\d+$/.test(chatNumber)) return
      const words = link.querySelector('span span') ?? link
      words.textContent = words.textContent?.replace(/\d+/, chatNumber) ?? ''
      link.href = `tel:+${chatNumber}`
    } catch {}
  }

  /**
   * Reports to the given address why the portal did not start, at most once for each page. Source:
   * OPS-04.
   */
  function report(address: unknown, trouble: Trouble): void {
    if (typeof address !== 'string' || isReported) return
    isReported = true
    const names = [...earlyErrors.splice(0), `start-${trouble}`]
    const events = names.map((name) => ({ kind: 'exception', pattern: '', name }))
    navigator.sendBeacon(address, JSON.stringify({ release: builtRelease, supportCode: code, events }))
  }

  /**
   * Removes the notice that the portal did not start, and starts the portal without loading the page again,
   * so that no typed text is lost.
   */
  function begin(): void {
    notice()?.remove()
    const script = entry()
    if (script) import(/* @vite-ignore */ script.src).catch(tellBreak)
  }

  /**
   * Tries again to start the portal. Loads the page again if this page has already tried twice, or if a
   * newer version has replaced its scripts. Only a new page names the new scripts, and browsers do not
   * request a failed module a second time.
   */
  async function askAgain(): Promise<void> {
    notice()?.remove()
    const page = await fetch(location.href).then(
      (answer) => answer.text(),
      () => undefined,
    )
    if (page === undefined) return tell('unreachable')
    if (isAskedAgain || !page.includes(entry()?.getAttribute('src') ?? '')) return location.reload()
    isAskedAgain = true
    begin()
  }
}
