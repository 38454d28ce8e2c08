/**
 * Runs on each page before the portal does, and stands in the page itself. It is written for browsers below the floor
 * too. Source: GEN-12, GEN-16, SES-13, GEN-08.
 */
{
  /** Why the portal did not come: its scripts are not there, the browser lacks what they need, or they broke. */
  type Trouble = 'unreachable' | 'old' | 'broken'

  /** Asked once more without the page. */
  let isAskedAgain = false

  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    // A press that nobody hears yet is noted at its form.
    event.target.dataset['early'] = ''
    event.submitter?.setAttribute('aria-busy', 'true')
    if (notice()) begin()
  })

  // The entry's script fails where anything that it stands on does; what throws says which script it was.
  addEventListener(
    'error',
    (event) => {
      if (event.target === entry()) tell('unreachable')
      else if (event.filename?.startsWith(location.origin)) tellBreak(event.error)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tellBreak(reason))
  addEventListener('online', () => notice() && begin())

  // A browser that knows no modules runs none of the portal's scripts.
  if (!('noModule' in HTMLScriptElement.prototype)) addEventListener('DOMContentLoaded', () => tell('old'))

  // A visitor with a session sees no form, and the menu's place.
  try {
    if (localStorage.getItem('portal.user')) document.documentElement.dataset['known'] = ''
  } catch {}

  function entry(): HTMLScriptElement | undefined {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module]')
    return scripts[scripts.length - 1]
  }

  function notice(): HTMLElement | null {
    return document.getElementById('failed-start')
  }

  /** Shows why the start failed; after the start the portal shows its own errors. */
  function tellBreak(reason: unknown): void {
    if ('started' in document.documentElement.dataset || notice()) return
    // No browser says otherwise that a script did not come.
    const isMissing = /import(ed|ing).*module|module script failed/i.test(String(reason))
    // What sets the floor: container queries. Source: GEN-15.
    tell(isMissing ? 'unreachable' : CSS.supports('container-type:inline-size') ? 'broken' : 'old')
  }

  /** Says that the portal did not come: over the form, or in the frame's place. */
  function tell(trouble: Trouble): void {
    const shown = copyOf('start-problem')
    if (!shown || notice()) return
    const own = copyOf(`start-problem-${trouble}`)
    if (own) shown.querySelector('[role=alert]')?.replaceWith(own)
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
    void correctContact()
  }

  function copyOf(id: string): DocumentFragment | undefined {
    const template = document.getElementById(id)
    if (template instanceof HTMLTemplateElement) return template.content.cloneNode(true) as DocumentFragment
    return undefined
  }

  /** The lender may have changed its number since the page was built. */
  async function correctContact(): Promise<void> {
    const link = notice()?.querySelector<HTMLAnchorElement>('a[href^=tel]')
    if (!link) return
    try {
      const { chatNumber } = await (await fetch('/config.json')).json()
      if (!/^\d+$/.test(chatNumber)) return
      const words = link.querySelector('span span') ?? link
      words.textContent = words.textContent?.replace(/\d+/, chatNumber) ?? ''
      link.href = `tel:+${chatNumber}`
    } catch {}
  }

  /** Where it stands, so that nothing typed is lost. */
  function begin(): void {
    notice()?.remove()
    const script = entry()
    if (script) import(/* @vite-ignore */ script.src).catch(tellBreak)
  }

  /** What another version took away comes with its page; so does what a browser does not ask for a second time. */
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
