import { computeAccessibleName } from 'dom-accessibility-api'
import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { addressNameOfPath } from '@/ui/addresses'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { accountStatusNotLoadedTexts } from '@/ui/texts/account-status-not-loaded.texts'
import { shellTexts } from '@/ui/texts/shell.texts'

/** Texts of errors, which must not appear in an everyday demo state. */
const errorTexts = [
  shellTexts.brokenScreen.title,
  accountStatusNotLoadedTexts.title,
  gatewayFailureText({ kind: 'no-answer' }),
  gatewayFailureText({ kind: 'unreadable', reference: '' }).split(basicComponentTexts.reference(''))[0] ?? '',
].map((text) => text.trim())

/**
 * Titles that a screen may show without any other text, because the specification allows it. Source: PAY-02.
 */
const titlesAllowedAlone = [paymentsTexts.final.title]

/**
 * A function that returns whether an element is visible. Without a layout, every element counts as visible.
 */
type VisibilityTest = (element: Element) => boolean

/** Returns what is wrong with the screen that a document shows, without pressing anything. */
export function findFaultsOnDisplayedScreen(
  document: Document,
  isSeen: VisibilityTest = () => true,
): readonly string[] {
  const main = document.querySelector('main')
  const read = main?.textContent?.trim() ?? ''
  const title = document.querySelector('h1')?.textContent?.trim() ?? ''
  return [
    ...(title === '' ? ['it has no title'] : []),
    ...(read === title && !titlesAllowedAlone.some((word) => word === title)
      ? [`it is blank: «${read}»`]
      : []),
    ...errorTexts.filter((text) => read.includes(text)).map((text) => `it says «${text}»`),
    ...deadControlComplaints(document, isSeen),
  ]
}

/**
 * Returns a complaint for each link that leads nowhere or to an unknown address, for each button that does
 * nothing, and for each link or button without a name.
 */
function deadControlComplaints(document: Document, isSeen: VisibilityTest): readonly string[] {
  const links = [...document.querySelectorAll('a')]
    .filter(isSeen)
    .flatMap((link) => linkComplaints(document, link))
  const buttons = [...document.querySelectorAll('button')].filter(isSeen).flatMap(buttonComplaints)
  return [...links, ...buttons]
}

function linkComplaints(document: Document, link: HTMLAnchorElement): readonly string[] {
  const target = link.getAttribute('href') ?? ''
  const what = `the link «${computeAccessibleName(link)}»`
  // A disabled link says why, and has no address on purpose.
  if (link.getAttribute('aria-disabled') === 'true')
    return target === '' ? [] : [`${what} is closed and leads on`]
  if (target === '') return [`«${link.textContent}» leads nowhere`]
  if (computeAccessibleName(link) === '') return [`a link to «${target}» has no name`]
  if (target.startsWith('#'))
    return document.getElementById(target.slice(1)) ? [] : [`${what} has no ${target}`]
  if (/^(https|tel|mailto|blob):/.test(target)) return []
  const { pathname } = new URL(target, 'https://portal.invalid')
  const isKnown =
    pathname === '/' || pathname === identityProviderStandInPath || addressNameOfPath(pathname) !== undefined
  return target.startsWith('/') && isKnown ? [] : [`${what} leads to «${target}»`]
}

function buttonComplaints(button: HTMLButtonElement): readonly string[] {
  const name = computeAccessibleName(button)
  if (name === '') return ['a button has no name']
  if (button.getAttribute('aria-disabled') === 'true' || button.disabled) return []
  const isHeard = hasListener(button, 'onClick') || (button.type === 'submit' && isSubmitHandled(button))
  return isHeard || button.closest('summary') ? [] : [`no screen reader announces the button «${name}»`]
}

function isSubmitHandled({ form }: HTMLButtonElement): boolean {
  return form !== null && (hasListener(form, 'onSubmit') || form.method === 'dialog')
}

/**
 * Returns whether React has a listener of the given name for the element. It is read from the property in
 * which React stores it.
 */
function hasListener(element: Element, name: string): boolean {
  const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
  const given: unknown = key === undefined ? undefined : Reflect.get(element, key)
  return typeof Reflect.get(Object(given), name) === 'function'
}
