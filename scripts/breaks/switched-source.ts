import type { PossibleMutation } from './mutation'
import {
  isIdentifierValueRead,
  findVariablesReadAtModuleLoad,
  findReevaluatedCode,
  type ModuleConstant,
} from './made-at-load'
import { applyTextChanges, type TextReplacement, type InsertionsAroundRange } from './apply-text-changes'
import {
  getIdentifierNameOrString,
  getSyntaxChildNode,
  runsAtModuleLoad,
  type SyntaxTreePosition,
  type SyntaxNode,
} from './syntax'

export interface NumberedMutation extends PossibleMutation {
  readonly number: number
}

/**
 * Numbers of the mutations (deliberate faults) in each constant that is evaluated again when one of its
 * mutations is switched, by the constant's name.
 */
export type MutationNumbersByConstant = ReadonlyMap<string, ReadonlySet<number>>

interface SourceChangePlan {
  readonly insertions: InsertionsAroundRange[]
  readonly entriesToTurnIntoGetters: Set<SyntaxNode>
  readonly reevaluatedConstants: Map<string, ModuleConstant & { readonly numbers: Set<number> }>
  readonly variablesReadAtLoad: ReadonlySet<string>
}

/**
 * Returns the constants of a module whose values must be computed again when a mutation (deliberate fault)
 * in them is switched on or off.
 */
export function findConstantsContainingMutations(
  mutations: readonly NumberedMutation[],
  places: readonly SyntaxTreePosition[],
  known: MutationNumbersByConstant,
): MutationNumbersByConstant {
  const { reevaluatedConstants } = planSourceChanges('', mutations, places, known)
  return new Map([...reevaluatedConstants].map(([name, { numbers }]) => [name, numbers]))
}

/**
 * Returns the module's source code with its mutations (deliberate faults) added. Each mutation has a switch.
 */
export function addMutationSwitches(
  text: string,
  mutations: readonly NumberedMutation[],
  places: readonly SyntaxTreePosition[],
  known: MutationNumbersByConstant,
): string {
  const { insertions, entriesToTurnIntoGetters, reevaluatedConstants } = planSourceChanges(
    text,
    mutations,
    places,
    known,
  )
  const swaps: TextReplacement[] = []
  for (const entry of entriesToTurnIntoGetters) turnIntoGetter(entry, insertions, swaps)
  for (const { declaration } of reevaluatedConstants.values())
    swaps.push({ start: declaration.start, end: declaration.start + 'const'.length, text: 'let' })
  const makers = [...reevaluatedConstants.values()].map(
    ({ name, value }) =>
      `;reevaluateOnSwitch(() => { ${name} = (${applyTextChanges(text, insertions, swaps, [value.start, value.end])}) })`,
  )
  return [applyTextChanges(text, insertions, swaps), ...makers].join('\n')
}

function planSourceChanges(
  text: string,
  mutations: readonly NumberedMutation[],
  places: readonly SyntaxTreePosition[],
  known: MutationNumbersByConstant,
): SourceChangePlan {
  const plan: SourceChangePlan = {
    insertions: [],
    entriesToTurnIntoGetters: new Set(),
    reevaluatedConstants: new Map(),
    variablesReadAtLoad: findVariablesReadAtModuleLoad(places),
  }
  for (const each of mutations) {
    if (each.syntaxPosition && runsAtModuleLoad(each.syntaxPosition))
      planReevaluation(each.syntaxPosition, [each.number], plan)
    plan.insertions.push(wrappingInsertions(each, text))
  }
  const named = new Set(
    mutations.filter(({ replacementForm }) => replacementForm === 'shorthand').map(({ start }) => start),
  )
  for (const place of places) {
    const numbers = known.get(getIdentifierNameOrString(place.node) ?? '')
    if (!numbers || !isIdentifierValueRead(place)) continue
    if (runsAtModuleLoad(place)) planReevaluation(place, [...numbers], plan)
    const isShort = place.parent?.node['shorthand'] === true && !named.has(place.node.start)
    const before = `${isShort ? `${getIdentifierNameOrString(place.node)}: ` : ''}recordReachedMutations([${[...numbers].join()}], `
    plan.insertions.push({ start: place.node.start, end: place.node.end, before, after: ')' })
  }
  return plan
}

function planReevaluation(
  place: SyntaxTreePosition,
  numbers: readonly number[],
  plan: SourceChangePlan,
): void {
  const renewal = findReevaluatedCode(place, plan.variablesReadAtLoad)
  if (renewal?.kind === 'entry') plan.entriesToTurnIntoGetters.add(renewal.entry)
  if (renewal?.kind !== 'constant') return
  const { constant } = renewal
  const reevaluated = plan.reevaluatedConstants.get(constant.name) ?? { ...constant, numbers: new Set() }
  for (const number of numbers) reevaluated.numbers.add(number)
  plan.reevaluatedConstants.set(constant.name, reevaluated)
}

function wrappingInsertions(
  { start, end, replacementForm, kind, replacement, number }: NumberedMutation,
  text: string,
): InsertionsAroundRange {
  switch (replacementForm) {
    case 'instead':
      return kind === 'way'
        ? { start, end, before: `mutatedLinkAddress(${number}, () => (`, after: `), () => (${replacement}))` }
        : { start, end, before: `(mutationIsActive(${number}) ? (${replacement}) : (`, after: '))' }
    case 'shorthand':
      return {
        start,
        end,
        before: `${text.slice(start, end)}: mutationIsActive(${number}) ? (${replacement}) : `,
        after: '',
      }
    case 'attribute':
      return { start, end, before: `{mutationIsActive(${number}) ? (${replacement}) : `, after: '}' }
    case 'added':
      return {
        start,
        end,
        before: ` {...(mutationIsActive(${number}) ? { ${replacement} } : {})}`,
        after: '',
      }
    case 'press':
      return { start, end, before: `mutatedPressHandler(${number}, `, after: ')' }
    case 'text':
      return { start, end, before: `mutatedText(${number}, () => (`, after: '))' }
  }
}

function turnIntoGetter(entry: SyntaxNode, wraps: InsertionsAroundRange[], swaps: TextReplacement[]): void {
  const [key, value] = [getSyntaxChildNode(entry, 'key'), getSyntaxChildNode(entry, 'value')]
  if (!key || !value) return
  wraps.push({ start: entry.start, end: entry.end, before: 'get ', after: ' }' })
  swaps.push({ start: key.end, end: value.start, text: '() { return ' })
}
