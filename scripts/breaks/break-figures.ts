import { markdownTable, percentText } from '#scripts/support/measure-page'
import type { JudgedBreak, BreakVerdict } from './trial'

/**
 * The result of trying breaks in all capabilities. A break is a fault put into the portal's code to see
 * whether a scenario notices it.
 */
export interface BreaksRun {
  readonly commit: string
  /** Day on which the breaks (deliberate code faults) were tried, such as `2026-11-22`. */
  readonly day: string
  /** Number of places in the portal's source code where a deliberate fault can be put. */
  readonly possible: number
  readonly judged: readonly JudgedBreak[]
}

export function countBreakVerdicts(judged: readonly JudgedBreak[], kind: BreakVerdict['kind']): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length
}

/**
 * Returns, as text, the share of the tried breaks (deliberate code faults) that at least one scenario
 * notices.
 */
export function caughtBreaksShareText(judged: readonly JudgedBreak[]): string {
  return percentText(countBreakVerdicts(judged, 'caught'), judged.length)
}

/**
 * Returns a line of the report about a break (deliberate code fault) that no scenario notices: its id,
 * its code, and whether any scenario runs that code.
 */
export function survivedBreakLine({ id, code, verdict }: JudgedBreak): string {
  const isUnreached = verdict.kind === 'survived' && verdict.reaching === 0
  return `\`${id}\` \`${shortened(code)}\`${isUnreached ? ' (ningún escenario llega)' : ''}`
}

/**
 * Returns a text for docs/measure.md: how many of the deliberate code faults that were tried the
 * scenarios noticed.
 */
export function breakTotalsText({ commit, day, possible, judged }: BreaksRun): string {
  return `El ${day.split('-').toReversed().join('/')}, sobre ${commit}: de ${possible} roturas posibles se probaron ${judged.length}, repartidas por todos los temas, y los escenarios notan el ${caughtBreaksShareText(judged)}.

${groupsTable('Capa', judged, ({ file }) => layerOf(file))}`
}

/**
 * Returns the text of reports/breaks.md about the deliberate code faults (breaks) that were tried:
 * totals by capability and by kind, and each fault that no scenario noticed.
 */
export function breakDetailsReport({ judged }: BreaksRun): string {
  const survivors = judged.filter(({ verdict }) => verdict.kind === 'survived')
  return [
    groupsTable('Carpeta', judged, ({ capability }) => capability),
    groupsTable('Clase', judged, ({ kind }) => kind),
    survivors.map((each) => `- ${survivedBreakLine(each)}`).join('\n'),
  ].join('\n\n')
}

function layerOf(file: string): string {
  return /^src\/(domain|application|adapters\/http|ui\/texts|ui)\//.exec(file)?.[1] ?? 'ui'
}

function groupsTable(
  title: string,
  judged: readonly JudgedBreak[],
  groupOf: (each: JudgedBreak) => string,
): string {
  const row = (name: string, some: readonly JudgedBreak[]) => [
    name,
    countBreakVerdicts(some, 'caught'),
    countBreakVerdicts(some, 'survived'),
    caughtBreaksShareText(some),
  ]
  const groups = [...Map.groupBy(judged, groupOf)].toSorted(([one], [other]) => one.localeCompare(other))
  return markdownTable(
    [title, 'Notadas', 'No notadas', 'Notadas'],
    [...groups.map(([group, some]) => row(group, some)), row('todo', judged)],
  )
}

function shortened(code: string): string {
  const plain = code.replaceAll('`', "'")
  return plain.length > 70 ? `${plain.slice(0, 69)}…` : plain
}
