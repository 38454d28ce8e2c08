import { failStep } from './assert'
import type { PageElement } from './page'

/** Selector of every element that holds one sentence, name or link. */
const sentenceSelector =
  'h1, h2, h3, p, li, legend, label, dt, dd, th, summary, button, a, option, span, data, div:not(:has(> :not(svg)))'

/** A label on the screen with the texts under it: first the whole value, then each of its sentences. */
interface LabelledValues {
  readonly label: string
  readonly values: readonly string[]
}

export interface ShownTexts {
  /** All visible texts of the element. Each sentence, name or link is one item of the list. */
  readonly visibleTexts: readonly string[]
  readonly labelledValues: readonly LabelledValues[]
}

/** Returns the texts that an element of the page shows now. */
export async function readShownTexts(part: PageElement): Promise<ShownTexts> {
  return {
    visibleTexts: await part.getByCss(sentenceSelector).visibleTexts(),
    labelledValues: await readLabelledValues(part),
  }
}

/**
 * Returns the labels inside an element in order, each with the values under it. Buttons and links are
 * left out.
 */
async function readLabelledValues(part: PageElement): Promise<readonly LabelledValues[]> {
  const rows = await part.getByCss('dl > div').allMatches()
  return Promise.all(rows.map(readLabelledValuesOfRow))
}

async function readLabelledValuesOfRow(row: PageElement): Promise<LabelledValues> {
  const value = row.getByCss('dd')
  const [label, values, inner, pressed] = await Promise.all([
    row.getByCss('dt').visibleTexts(),
    value.visibleTexts(),
    value.getByCss(sentenceSelector).visibleTexts(),
    value.getByCss('button, a').visibleTexts(),
  ])
  return { label: label.join(' '), values: [...values, ...inner.filter((words) => !pressed.includes(words))] }
}

/**
 * Checks that the screen shows every expected text whole and as often as expected, and shows each value
 * under its label.
 */
export function assertShownTexts(
  { visibleTexts: said, labelledValues }: ShownTexts,
  table: readonly string[],
): void {
  const expected = table.filter((words) => words !== '')
  const missing = expected.filter(
    (words) => countOccurrences(words, said) < countOccurrences(words, expected),
  )
  if (missing.length > 0)
    failStep(
      missing.join(' · '),
      shownTextsForMissingTexts(missing, expected, { visibleTexts: said, labelledValues }),
    )
  const astray = firstMislabelledValue(expected, { visibleTexts: said, labelledValues })
  if (astray) failStep(...astray)
}

/** Checks that no shown text contains one of the given texts, also as a part of a longer text. */
export function assertTextsNotShown({ visibleTexts }: ShownTexts, unwanted: readonly string[]): void {
  const shown = visibleTexts.filter((text) => unwanted.some((words) => text.includes(words)))
  if (shown.length > 0) failStep('nada', shown.join(' · '))
}

/**
 * Returns, for each missing text, the text that the screen shows in its place: under the same label, or
 * the same text with other numbers.
 */
function shownTextsForMissingTexts(
  missing: readonly string[],
  expected: readonly string[],
  { visibleTexts: said, labelledValues }: ShownTexts,
): string {
  const found = missing.map((words) => {
    const label = expected[expected.indexOf(words) - 1]
    const value = labelledValues.find((fact) => fact.label === label)?.values[0]
    const alike = said.find(
      (candidate) => maskNumbers(candidate) === maskNumbers(words) && !expected.includes(candidate),
    )
    return value ?? alike
  })
  return found.every((words) => words !== undefined)
    ? found.join(' · ')
    : withoutRepeatsAndSubstrings(said).join(' · ')
}

/** Returns the texts without empty texts, repeated texts, and texts that are part of another text. */
function withoutRepeatsAndSubstrings(texts: readonly string[]): readonly string[] {
  const different = [...new Set(texts)].filter((text) => text !== '')
  return different.filter((text) => !different.some((other) => other !== text && other.includes(text)))
}

/**
 * Returns the first value that is under a label other than the expected one, as two texts: the expected label
 * with the value, and the found labels with the value. A value expected without a label may be under any
 * label.
 */
function firstMislabelledValue(
  expected: readonly string[],
  { labelledValues }: ShownTexts,
): readonly [string, string] | undefined {
  const labels = new Set(labelledValues.map(({ label }) => label))
  let under: string | undefined
  for (const words of expected) {
    const owners = labelledValues.filter((fact) => fact.values.includes(words)).map(({ label }) => label)
    if (labels.has(words)) under = words
    else if (owners.length === 0) under = undefined
    else if (under !== undefined && !owners.includes(under))
      return [`${under}: ${words}`, owners.map((label) => `${label}: ${words}`).join(' · ')]
  }
  return undefined
}

function countOccurrences(words: string, some: readonly string[]): number {
  return some.filter((each) => each === words).length
}

function maskNumbers(words: string): string {
  return words.replaceAll(/\d+([.,]\d+)*/g, '#')
}
