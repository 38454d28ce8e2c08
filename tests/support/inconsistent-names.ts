import { loanKindText } from '@/ui/texts/loans.texts'

const loanGroupNames = (
  [
    'branch-loan',
    'personal-loan',
    'bind-loan',
    'phone-top-up',
    'service-payment',
    'credit-line-consumption',
    'store-purchase',
  ] as const
).map(loanKindText)

const amountPattern = /\$ \d[\d.]*(?:,\d+)?/gu
const dayInDigitsPattern = /\b\d{1,2}\/\d{1,2}\/\d{4}\b/u
const dayInWordsPattern = /^\d{1,2} de [a-z]+(?: de \d{4})?$/u
const maskedCardPattern = /(?:x{4}|X{4}) (\d{4})/gu
/** Pattern of the name of a card: the brand, and at most the type of the card, before the digits. */
const cardNamePattern = /^(?!Débito|Crédito)\p{Lu}[\p{L} ]* x{4}/u

/**
 * Returns a text for each place on a screen that breaks a naming rule: a loan is named by its shop first and
 * its group (kind of loan) second, a card by its brand and last digits, and amounts and days are written as
 * their context requires. Works without a browser.
 */
export function findInconsistentDisplayNames(document: Document): readonly string[] {
  const main = document.querySelector('main') ?? document.body
  const parts = [...main.querySelectorAll('*'), ...document.querySelectorAll('dialog *')]
  return [...new Set(parts.flatMap(nameComplaints))]
}

function nameComplaints(part: Element): readonly string[] {
  if (part.closest('[aria-hidden="true"]') ?? part.closest('svg')) return []
  const text = textOf(part)
  const owns = [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  return [
    ...(part.matches('h1, h2, h3, b, legend, [class*="title"]') ? loanComplaints(part, text) : []),
    ...(owns ? cardComplaints(part, text) : []),
    ...moneyComplaints(part, text),
    ...(owns ? dateNotationComplaints(part, text) : []),
  ]
}

/**
 * Returns the faults in the name of a loan. The name is the shop, with the group of the loan under it;
 * without a shop, the name is the group.
 */
function loanComplaints(part: Element, text: string): readonly string[] {
  const group = loanGroupNames.find((each) => text.startsWith(each))
  const rest = group === undefined ? '' : text.slice(group.length).trim()
  return /^:?\s*\p{Lu}\p{Ll}+ \p{L}/u.test(rest) && !rest.startsWith('Préstamo')
    ? [`loan: ${part.tagName.toLowerCase()}: '${text}' begins with its group`]
    : []
}

function cardComplaints(part: Element, text: string): readonly string[] {
  if (/terminad[ao] en \d{4}/u.test(text)) return [`card: '${text}'`]
  const before = part.previousElementSibling
  const words = `${before ? textOf(before) : ''} ${text}`.trim()
  return [...text.matchAll(maskedCardPattern)].flatMap(([, digits = '']) => {
    if (words.split(digits).length > 2) return [`card: '${words}' says its digits twice`]
    return cardNamePattern.test(words) ? [] : [`card: '${words}' has no name`]
  })
}

/**
 * Returns the faults in how amounts are written. Headlines and buttons leave out zero cents; table cells and
 * values in lists of facts always show cents.
 */
function moneyComplaints(part: Element, text: string): readonly string[] {
  const amounts = text.match(amountPattern) ?? []
  const isBrief = part.matches('h1, h2, h3, button')
  const isTable = part.matches('td, dd') && amounts.length === 1 && text.replace(/^-/u, '') === amounts[0]
  if (isBrief && !isInListRow(part) && amounts.some((each) => each.endsWith(',00')))
    return [`cents: ${part.tagName.toLowerCase()}: '${text}' says zero cents`]
  return isTable && amounts.some((each) => !/,\d{2}$/u.test(each))
    ? [`cents: ${part.tagName.toLowerCase()}: '${text}' has no cents`]
    : []
}

/**
 * Returns the faults in how dates are written. Dates in digits may appear only in tables, list items and
 * receipts; table cells do not show dates in words.
 */
function dateNotationComplaints(part: Element, text: string): readonly string[] {
  const isRecord = part.closest('table, li, [class*="receipt"]') !== null
  if (!isRecord && dayInDigitsPattern.test(text))
    return [`day: ${part.tagName.toLowerCase()}: '${text}' is in figures`]
  return part.matches('td, th') && dayInWordsPattern.test(text)
    ? [`day: ${part.tagName.toLowerCase()}: '${text}' is in words`]
    : []
}

/**
 * Returns true if the element is in a row of a list. There, an amount is written in the same form as in a
 * table.
 */
function isInListRow(part: Element): boolean {
  return part.closest('li') !== null
}

function textOf(part: Element): string {
  return (part.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
}
