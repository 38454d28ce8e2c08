import { addresses, type AddressName } from '@/ui/addresses'
import type { ObservedApiCall, ObservedScreenCalls } from './observed-screen'
import type { ScreenOpeningSetup } from './openings'

/**
 * A screen and the calls to the lender's back end that it makes: one row of the table in
 * docs/llamadas.md.
 */
export interface ScreenApiCallsRow {
  readonly name: AddressName
  readonly opening: ScreenOpeningSetup
  readonly observedCalls: ObservedScreenCalls
}

const introduction = `# Qué pide cada pantalla

Cada pantalla con sus llamadas, en el orden en que salen, y qué se ve si una responde 500 todas las veces. Lo demás de la pantalla sigue como estaba. Es lo que pasó al abrirlas con el servidor de prueba: \`npm run screen-calls\` lo escribe de nuevo, y \`npm run screen-calls -- --check\` dice si quedó viejo (es parte de \`npm test\`).

«No se nota» quiere decir que esa llamada puede faltar. Varias salen juntas, sin esperarse: el orden sirve para leer un registro, no para contar con él. Lo que ya se pidió en la misma visita no se pide de nuevo, así que en medio de un recorrido son menos. Las pantallas que no están acá no piden nada al abrirse, o son un paso de un recorrido que sigue a otra. Qué es cada llamada está en [openapi.json](openapi.json), por su \`x-call\`.
`

/**
 * Returns the text of docs/llamadas.md: a table with the calls to the back end of each screen, one row
 * for each screen.
 */
export function buildScreenCallsPage(rows: readonly ScreenApiCallsRow[]): string {
  return [introduction, ...rows.map(screenSection)].join('\n')
}

function screenSection({ name, opening, observedCalls }: ScreenApiCallsRow): string {
  const { pressAction } = opening
  const where = [
    pressAction ? `${pressAction.words}; ` : '',
    `se ve «${observedCalls.title}»`,
    observedCalls.finalPath === undefined ? '' : `, en \`${observedCalls.finalPath}\``,
  ].join('')
  const table = observedCalls.calls.map(
    (call, position) =>
      `| ${position + 1} | \`${call.name}\`${callCountText(call)} | ${failureEffectText(call)} |`,
  )
  return [
    `## \`${addresses[name].path}\``,
    '',
    `${where[0]?.toUpperCase()}${where.slice(1)}.`,
    '',
    ...tableWithHeading(table),
    '',
  ].join('\n')
}

function tableWithHeading(table: readonly string[]): readonly string[] {
  return table.length === 0 ? ['No pide nada.'] : ['| | Llamada | Si falla |', '|---|---|---|', ...table]
}

function callCountText({ callCount }: ObservedApiCall): string {
  return callCount === 1 ? '' : ` (${callCount} veces)`
}

function failureEffectText({ titleOnFailure, appearingTexts, disappearingTexts }: ObservedApiCall): string {
  if (titleOnFailure !== undefined && !saysFailure(titleOnFailure))
    return `se queda en «${titleOnFailure}»: ${mostTellingText(appearingTexts)}`
  if (titleOnFailure !== undefined) return `toda la pantalla dice «${titleOnFailure}»`
  const failures = appearingTexts.filter(saysFailure)
  if (failures.length > 0) return `en su lugar dice ${mostTellingText(failures)}`
  if (disappearingTexts.length > 0) return `falta ${mostTellingText(disappearingTexts)}`
  return appearingTexts.length > 0 ? `se ve ${mostTellingText(appearingTexts)}` : 'no se nota'
}

function saysFailure(text: string): boolean {
  return /^No (pudimos|tuvimos|se pudo)/.test(text)
}

/**
 * Returns, in quotes, the most telling of the texts: one about a failure if there is one, otherwise the
 * first.
 */
function mostTellingText(texts: readonly string[]): string {
  const [first = ''] = texts.filter((text) => /pudimos|problema/.test(text)).concat(texts)
  return `«${first.replaceAll('|', '\\|')}»`
}
