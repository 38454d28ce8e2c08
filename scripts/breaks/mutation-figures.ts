import { markdownTable, percentText } from '#scripts/support/measure-page'
import type { JudgedMutation, MutationVerdict } from './mutation-trial'

/**
 * The result of trying mutations in all capabilities. A mutation is a fault put into the portal's code to see
 * whether a scenario notices it.
 */
export interface MutationTestRun {
  readonly commit: string
  /** Day on which the mutations (deliberate code faults) were tried, such as `2026-11-22`. */
  readonly day: string
  /** Number of places in the portal's source code where a deliberate fault can be put. */
  readonly possibleCount: number
  readonly judgedMutations: readonly JudgedMutation[]
}

export function countMutationsWithVerdict(
  judged: readonly JudgedMutation[],
  kind: MutationVerdict['kind'],
): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length
}

/**
 * Returns, as text, the share of the tried mutations (deliberate code faults) that at least one scenario
 * notices.
 */
export function formatCaughtMutationsPercent(judged: readonly JudgedMutation[]): string {
  return percentText(countMutationsWithVerdict(judged, 'caught'), judged.length)
}

/**
 * Returns a line of the report about a mutation (deliberate code fault) that no scenario notices: its id,
 * its code, and whether any scenario runs that code.
 */
export function formatSurvivedMutationLine({ id, code, verdict }: JudgedMutation): string {
  const isUnreached = verdict.kind === 'survived' && verdict.reaching === 0
  return `\`${id}\` \`${shortenCode(code)}\`${isUnreached ? ' (ningún escenario llega)' : ''}`
}

/**
 * Returns a text for docs/measure.md that says how many of the tried mutations (deliberate code faults) the
 * scenarios noticed.
 */
export function formatMutationTotals({
  commit,
  day,
  possibleCount,
  judgedMutations,
}: MutationTestRun): string {
  return `El ${day.split('-').toReversed().join('/')}, sobre ${commit}: de ${possibleCount} roturas posibles se probaron ${judgedMutations.length}, repartidas por todos los temas, y los escenarios notan el ${formatCaughtMutationsPercent(judgedMutations)}.

${mutationVerdictTable('Capa', judgedMutations, ({ file }) => layerOf(file))}`
}

/**
 * Returns the text of reports/breaks.md about the tried mutations (deliberate code faults): totals by
 * capability and by kind, and each mutation that no scenario noticed.
 */
export function buildMutationDetailsReport({ judgedMutations }: MutationTestRun): string {
  const survivors = judgedMutations.filter(({ verdict }) => verdict.kind === 'survived')
  return [
    mutationVerdictTable('Carpeta', judgedMutations, ({ capability }) => capability),
    mutationVerdictTable('Clase', judgedMutations, ({ kind }) => kind),
    survivors.map((each) => `- ${formatSurvivedMutationLine(each)}`).join('\n'),
  ].join('\n\n')
}

function layerOf(file: string): string {
  return /^src\/(domain|application|adapters\/http|ui\/texts|ui)\//.exec(file)?.[1] ?? 'ui'
}

function mutationVerdictTable(
  title: string,
  judged: readonly JudgedMutation[],
  groupOf: (each: JudgedMutation) => string,
): string {
  const row = (name: string, some: readonly JudgedMutation[]) => [
    name,
    countMutationsWithVerdict(some, 'caught'),
    countMutationsWithVerdict(some, 'survived'),
    formatCaughtMutationsPercent(some),
  ]
  const groups = [...Map.groupBy(judged, groupOf)].toSorted(([one], [other]) => one.localeCompare(other))
  return markdownTable(
    [title, 'Notadas', 'No notadas', 'Notadas'],
    [...groups.map(([group, some]) => row(group, some)), row('todo', judged)],
  )
}

function shortenCode(code: string): string {
  const plain = code.replaceAll('`', "'")
  return plain.length > 70 ? `${plain.slice(0, 69)}…` : plain
}
