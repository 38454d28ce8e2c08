import { markdownTable, percentText } from '#scripts/support/measure-page'
import type { JudgedBreak, BreakVerdict } from './trial'

/**
 * The result of trying breaks in all capabilities: faults put into the portal's code to see whether a
 * scenario notices them.
 */
export interface BreaksRun {
  readonly commit: string
  /** Day of the run, such as `2026-11-22`. */
  readonly day: string
  /** Number of places in the source code where a fault could be put. */
  readonly possible: number
  readonly judged: readonly JudgedBreak[]
}

export function countBreakVerdicts(judged: readonly JudgedBreak[], kind: BreakVerdict['kind']): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length
}

/** Returns the share of the tried breaks that at least one scenario notices, as text. */
export function caughtBreaksShareText(judged: readonly JudgedBreak[]): string {
  return percentText(countBreakVerdicts(judged, 'caught'), judged.length)
}

/**
 * Returns the report's line about a break that no scenario notices: its id, its code, and whether any
 * scenario runs that code.
 */
export function survivedBreakLine({ id, code, verdict }: JudgedBreak): string {
  const isUnreached = verdict.kind === 'survived' && verdict.reaching === 0
  return `\`${id}\` \`${shortened(code)}\`${isUnreached ? ' (ningún escenario llega)' : ''}`
}

/** Returns how many deliberate code faults of a run the scenarios noticed, as a text for docs/measure.md. */
export function breakTotalsText({ commit, day, possible, judged }: BreaksRun): string {
  return `El ${day.split('-').toReversed().join('/')}, sobre ${commit}: de ${possible} roturas posibles se probaron ${judged.length}, repartidas por todos los temas, y los escenarios notan el ${caughtBreaksShareText(judged)}.

${groupsTable('Capa', judged, ({ file }) => layerOf(file))}`
}

/**
 * Returns the details of a run of breaks, for reports/breaks.md: totals by capability and by kind, and
 * each break that no scenario noticed.
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
