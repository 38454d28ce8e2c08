import { figuresTable, percentText } from '#scripts/support/measure-page'
import type { Judged, Verdict } from './trial'

/** One run through all capabilities. */
export interface BreaksRun {
  readonly commit: string
  /** On which it was made, as `2026-11-22`. */
  readonly day: string
  /** So many pieces could be broken. */
  readonly possible: number
  readonly judged: readonly Judged[]
  /** So many went unnoticed, and were noticed by scenarios that came later. */
  readonly mended: number
}

export function countOf(judged: readonly Judged[], kind: Verdict['kind']): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length
}

/** Caught of those that somebody could see. */
export function shareCaught(judged: readonly Judged[]): string {
  const caught = countOf(judged, 'caught')
  return percentText(caught, caught + countOf(judged, 'survived'))
}

export function survivorLine({ id, code, name, verdict }: Judged): string {
  const isUnreached = verdict.kind === 'survived' && verdict.reaching === 0
  return `\`${id}\` ${name ?? `\`${shortened(code)}\``}${isUnreached ? ' (ningún escenario llega)' : ''}`
}

/** What docs/measure.md says of a run. */
export function breaksPage({ commit, day, possible, judged, mended }: BreaksRun): string {
  const visible = judged.length - countOf(judged, 'equivalent')
  const later =
    mended === 0
      ? ''
      : ` ${mended} de ellas se notan por escenarios que se sumaron después de esa corrida; con ellos se volvió a probar sólo lo que nadie había notado. Sin ellos era el ${percentText(countOf(judged, 'caught') - mended, visible)}.`
  return `\`npm run breaks\` rompe las pantallas, las reglas y lo que se le pide al prestamista de a una y corre en Node los escenarios que llegan a lo roto, hasta que uno falla. De ${possible} roturas posibles se probaron ${judged.length}, repartidas por todos los temas, en una sola corrida sobre ${commit}, el ${day.split('-').toReversed().join('/')}. De las ${visible} que alguien podría ver, los escenarios solos notan el ${shareCaught(judged)}.${later}

${groupsTable('Tema', judged, ({ capability }) => capability)}

${groupsTable('Capa', judged, ({ file }) => layerOf(file))}

${groupsTable('Clase', judged, ({ kind }) => kind)}

\`press\`: apretar no hace nada. \`busy\`: un botón queda ocupado. \`title\`, \`text\`: otro texto en su lugar. \`way\`: lleva a la ayuda. \`field\`: un dato de lo que se pide o de lo que se contesta se pierde entre el portal y el prestamista. \`number\`, \`comparison\`, \`logic\`, \`literal\`: una regla se pasa por uno, compara o junta de otra manera, o contesta otra cosa. \`named\`: las que una vez pasaron todos los escenarios. Lo que nadie podría ver está, con su razón, en \`scripts/breaks/equivalent.ts\`.

### Lo que nadie nota

${survivorsList(judged)}`
}

function layerOf(file: string): string {
  return /^src\/(domain|application|adapters\/http|ui\/texts|ui)\//.exec(file)?.[1] ?? 'ui'
}

function groupsTable(title: string, judged: readonly Judged[], groupOf: (each: Judged) => string): string {
  const groups = [...new Set(judged.map(groupOf))].toSorted()
  const row = (name: string, some: readonly Judged[]) => [
    name,
    countOf(some, 'caught'),
    countOf(some, 'survived'),
    countOf(some, 'equivalent'),
    shareCaught(some),
  ]
  return figuresTable(
    [title, 'Notadas', 'No notadas', 'Invisibles', 'Notadas de las visibles'],
    [
      ...groups.map((group) =>
        row(
          group,
          judged.filter((each) => groupOf(each) === group),
        ),
      ),
      row('todo', judged),
    ],
  )
}

function survivorsList(judged: readonly Judged[]): string {
  const survivors = judged.filter(({ verdict }) => verdict.kind === 'survived')
  const capabilities = [...new Set(survivors.map(({ capability }) => capability))].toSorted()
  const listOf = (capability: string): string =>
    survivors
      .filter((each) => each.capability === capability)
      .map((each) => `- ${survivorLine(each)}`)
      .join('\n')
  return capabilities.map((capability) => `**${capability}**\n\n${listOf(capability)}`).join('\n\n')
}

function shortened(code: string): string {
  const plain = code.replaceAll('`', "'")
  return plain.length > 70 ? `${plain.slice(0, 69)}…` : plain
}
