/** Runs on each page before the portal does, and stands in the page itself. Source: GEN-12, SES-13, GEN-08. */
{
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

  // The entry's script fails where anything that it stands on does.
  addEventListener('error', ({ target }) => target === entry() && tell(), true)
  addEventListener('online', () => notice() && begin())

  // A visitor with a session sees no form, and the menu's place.
  try {
    if (localStorage.getItem('portal.user')) document.documentElement.dataset['known'] = ''
  } catch {}

  function entry(): HTMLScriptElement | undefined {
    return [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].at(-1)
  }

  function notice(): HTMLElement | null {
    return document.getElementById('failed-start')
  }

  /** Says that the portal did not come: over the form, or in the frame's place. */
  function tell(): void {
    const told = document.querySelector<HTMLTemplateElement>('#told')?.content.cloneNode(true)
    const form = document.querySelector('form')
    if (!told) return
    if (form) form.before(told)
    else document.body.prepend(told)
    form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
    notice()
      ?.querySelector('button')
      ?.addEventListener('click', () => void askAgain())
  }

  /** Where it stands, so that nothing typed is lost. */
  function begin(): void {
    notice()?.remove()
    import(/* @vite-ignore */ entry()?.src ?? '').catch(tell)
  }

  /** What another version took away comes with its page; so does what a browser does not ask for a second time. */
  async function askAgain(): Promise<void> {
    notice()?.remove()
    const page = await fetch(location.href).then(
      (answer) => answer.text(),
      () => undefined,
    )
    if (page === undefined) return tell()
    if (isAskedAgain || !page.includes(entry()?.getAttribute('src') ?? '')) return location.reload()
    isAskedAgain = true
    begin()
  }
}
