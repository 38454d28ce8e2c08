/** The texts and the button of the page that is shown if the portal cannot start. Source: GEN-08. */
interface FailedStartPageContent {
  readonly title: string
  readonly text: string
  readonly button?: { readonly label: string; readonly press: () => void }
}

/**
 * Shows a page with a title, a text and perhaps a button instead of the portal. It needs nothing from
 * the configuration, so it can be shown when the configuration cannot be read.
 */
export function showFailedStartPage(
  root: HTMLElement,
  { title, text, button }: FailedStartPageContent,
): void {
  const page = root.ownerDocument
  const main = page.createElement('main')
  main.className = 'plain-page'
  const heading = page.createElement('h1')
  heading.textContent = title
  const explanation = page.createElement('p')
  // Firefox before 119 has the attribute, and no property for it.
  explanation.setAttribute('role', 'alert')
  explanation.textContent = text
  main.append(heading, explanation)
  const hadFocus = root.contains(page.activeElement)
  if (button) {
    const control = page.createElement('button')
    control.textContent = button.label
    control.addEventListener('click', button.press)
    main.append(control)
  }
  root.replaceChildren(main)
  page.documentElement.dataset['started'] = ''
  page.title = title
  if (hadFocus) main.querySelector('button')?.focus()
}
