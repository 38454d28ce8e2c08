import { fail } from './assert'
import type { Part } from './page'

/** Whatever holds one sentence, one name or one way on. */
const pieces =
  'h1, h2, h3, p, li, legend, label, dt, dd, th, summary, button, a, option, span, data, div:not(:has(> :not(svg)))'

/** A label of the screen with all that is read under it: the value first, and its pieces. */
export interface Fact {
  readonly label: string
  readonly values: readonly string[]
}

export interface Said {
  /** What is read, piece by piece. */
  readonly pieces: readonly string[]
  readonly facts: readonly Fact[]
}

/** What is said there now. */
export async function saidIn(part: Part): Promise<Said> {
  return { pieces: await part.css(pieces).readAll(), facts: await factsIn(part) }
}

/** Each label with what stands under it, in their order; what is pressed there is no value. */
export async function factsIn(part: Part): Promise<readonly Fact[]> {
  const rows = await part.css('dl > div').all()
  return Promise.all(rows.map(factIn))
}

async function factIn(row: Part): Promise<Fact> {
  const value = row.css('dd')
  const [label, values, inner, pressed] = await Promise.all([
    row.css('dt').readAll(),
    value.readAll(),
    value.css(pieces).readAll(),
    value.css('button, a').readAll(),
  ])
  return { label: label.join(' '), values: [...values, ...inner.filter((words) => !pressed.includes(words))] }
}

/** Each of them is said, whole and as often as it is expected, and a value under its own label. */
export function assertSaid({ pieces: said, facts }: Said, table: readonly string[]): void {
  const expected = table.filter((words) => words !== '')
  const missing = expected.filter((words) => times(words, said) < times(words, expected))
  if (missing.length > 0) fail(missing.join(' · '), insteadOf(missing, expected, { pieces: said, facts }))
  const astray = underAnotherLabel(expected, { pieces: said, facts })
  if (astray) fail(...astray)
}

/** Of each that is missing, what stands in its place: under its label, or with other numbers. */
function insteadOf(
  missing: readonly string[],
  expected: readonly string[],
  { pieces: said, facts }: Said,
): string {
  const found = missing.map((words) => {
    const label = expected[expected.indexOf(words) - 1]
    const value = facts.find((fact) => fact.label === label)?.values[0]
    const alike = said.find(
      (piece) => withoutNumbers(piece) === withoutNumbers(words) && !expected.includes(piece),
    )
    return value ?? alike
  })
  return found.every((words) => words !== undefined) ? found.join(' · ') : said.join(' · ')
}

/** The first value that is expected under a label and stands under another; one that is expected without a label may stand under any. */
function underAnotherLabel(
  expected: readonly string[],
  { facts }: Said,
): readonly [string, string] | undefined {
  const labels = new Set(facts.map(({ label }) => label))
  let under: string | undefined
  for (const words of expected) {
    const owners = facts.filter((fact) => fact.values.includes(words)).map(({ label }) => label)
    if (labels.has(words)) under = words
    else if (owners.length === 0) under = undefined
    else if (under !== undefined && !owners.includes(under))
      return [`${under}: ${words}`, owners.map((label) => `${label}: ${words}`).join(' · ')]
  }
  return undefined
}

function times(words: string, some: readonly string[]): number {
  return some.filter((each) => each === words).length
}

function withoutNumbers(words: string): string {
  return words.replaceAll(/\d+([.,]\d+)*/g, '#')
}
