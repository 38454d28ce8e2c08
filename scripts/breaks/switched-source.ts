import type { BreakableCode } from './break'
import {
  isIdentifierValueRead,
  namesReadAtModuleLoad,
  reevaluationAtSwitch,
  type ModuleConstant,
} from './made-at-load'
import { rewriteText, type TextReplacement, type TextsAroundRange } from './rewrite-text'
import { identifierOrKeyName, childNode, runsAtModuleLoad, type SyntaxPlace, type SyntaxNode } from './syntax'

export interface NumberedBreak extends BreakableCode {
  readonly number: number
}

/**
 * Numbers of the breaks (deliberate faults) in each constant that is evaluated again when one of its
 * breaks is switched, by the constant's name.
 */
export type BreaksByConstant = ReadonlyMap<string, ReadonlySet<number>>

interface Plan {
  readonly wraps: TextsAroundRange[]
  readonly entries: Set<SyntaxNode>
  readonly constants: Map<string, ModuleConstant & { readonly numbers: Set<number> }>
  readonly readAtLoad: ReadonlySet<string>
}

/**
 * Returns the constants of a module whose values must be computed again when a break (deliberate fault)
 * in them is switched on or off.
 */
export function constantsDependingOnSwitch(
  breaks: readonly NumberedBreak[],
  places: readonly SyntaxPlace[],
  known: BreaksByConstant,
): BreaksByConstant {
  const { constants } = planned('', breaks, places, known)
  return new Map([...constants].map(([name, { numbers }]) => [name, numbers]))
}

/** Returns the module's source code with its breaks (deliberate faults) added. Each break has a switch. */
export function addBreakSwitches(
  text: string,
  breaks: readonly NumberedBreak[],
  places: readonly SyntaxPlace[],
  known: BreaksByConstant,
): string {
  const { wraps, entries, constants } = planned(text, breaks, places, known)
  const swaps: TextReplacement[] = []
  for (const entry of entries) readAnew(entry, wraps, swaps)
  for (const { declaration } of constants.values())
    swaps.push({ start: declaration.start, end: declaration.start + 'const'.length, text: 'let' })
  const makers = [...constants.values()].map(
    ({ name, value }) =>
      `;breakAgain(() => { ${name} = (${rewriteText(text, wraps, swaps, [value.start, value.end])}) })`,
  )
  return [rewriteText(text, wraps, swaps), ...makers].join('\n')
}

function planned(
  text: string,
  breaks: readonly NumberedBreak[],
  places: readonly SyntaxPlace[],
  known: BreaksByConstant,
): Plan {
  const plan: Plan = {
    wraps: [],
    entries: new Set(),
    constants: new Map(),
    readAtLoad: namesReadAtModuleLoad(places),
  }
  for (const each of breaks) {
    if (each.place && runsAtModuleLoad(each.place)) renew(each.place, [each.number], plan)
    plan.wraps.push(wrapOf(each, text))
  }
  const named = new Set(breaks.filter(({ form }) => form === 'shorthand').map(({ start }) => start))
  for (const place of places) {
    const numbers = known.get(identifierOrKeyName(place.node) ?? '')
    if (!numbers || !isIdentifierValueRead(place)) continue
    if (runsAtModuleLoad(place)) renew(place, [...numbers], plan)
    const isShort = place.above?.node['shorthand'] === true && !named.has(place.node.start)
    const before = `${isShort ? `${identifierOrKeyName(place.node)}: ` : ''}breakHit([${[...numbers].join()}], `
    plan.wraps.push({ start: place.node.start, end: place.node.end, before, after: ')' })
  }
  return plan
}

function renew(place: SyntaxPlace, numbers: readonly number[], plan: Plan): void {
  const renewal = reevaluationAtSwitch(place, plan.readAtLoad)
  if (renewal?.kind === 'entry') plan.entries.add(renewal.entry)
  if (renewal?.kind !== 'constant') return
  const { constant } = renewal
  const kept = plan.constants.get(constant.name) ?? { ...constant, numbers: new Set() }
  for (const number of numbers) kept.numbers.add(number)
  plan.constants.set(constant.name, kept)
}

function wrapOf({ start, end, form, kind, instead, number }: NumberedBreak, text: string): TextsAroundRange {
  switch (form) {
    case 'instead':
      return kind === 'way'
        ? { start, end, before: `breakWay(${number}, () => (`, after: `), () => (${instead}))` }
        : { start, end, before: `(breakIs(${number}) ? (${instead}) : (`, after: '))' }
    case 'shorthand':
      return {
        start,
        end,
        before: `${text.slice(start, end)}: breakIs(${number}) ? (${instead}) : `,
        after: '',
      }
    case 'attribute':
      return { start, end, before: `{breakIs(${number}) ? (${instead}) : `, after: '}' }
    case 'added':
      return { start, end, before: ` {...(breakIs(${number}) ? { ${instead} } : {})}`, after: '' }
    case 'press':
      return { start, end, before: `breakPress(${number}, `, after: ')' }
    case 'text':
      return { start, end, before: `breakText(${number}, () => (`, after: '))' }
  }
}

function readAnew(entry: SyntaxNode, wraps: TextsAroundRange[], swaps: TextReplacement[]): void {
  const [key, value] = [childNode(entry, 'key'), childNode(entry, 'value')]
  if (!key || !value) return
  wraps.push({ start: entry.start, end: entry.end, before: 'get ', after: ' }' })
  swaps.push({ start: key.end, end: value.start, text: '() { return ' })
}
