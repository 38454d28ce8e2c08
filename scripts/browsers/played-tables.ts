import { figuresTable } from '#scripts/support/measure-page'
import type { EngineRun, PlayedScenario } from './engine-run'

/** Returns the tables of docs/measure.md: results of each engine, and the scenarios that were not run, with why. */
export function playedTables(runs: readonly EngineRun[]): string {
  const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  const results = figuresTable(
    ['Motor', 'Anduvieron', 'Fallaron', 'No se corrieron', 'Minutos', 'Fecha'],
    runs.map(({ version, passed, failed, lacking, minutes }) => [
      version,
      passed.length,
      failed.length,
      lacking.length,
      minutes.toFixed(1).replace('.', ','),
      day,
    ]),
  )
  return [results, ...runs.flatMap(notRun)].join('\n\n')
}

function notRun({ version, lacking }: EngineRun): readonly string[] {
  if (lacking.length === 0) return []
  return [`No se corrieron en ${version}:`, lacking.map(reasoned).join('\n')]
}

function reasoned({ title, failure }: PlayedScenario): string {
  return `- ${title}. ${lackOf(failure)}.`
}

/** What no driver does, by the name that the failure begins with. */
const parts: Readonly<Record<string, string>> = {
  reader: 'poner un lector de huella',
  camera: 'poner una cámara',
  notices: 'dar permiso a las notificaciones y entregarlas',
  installation: 'instalar el portal',
  'An installation': 'instalar el portal',
  messages: 'recibir un SMS',
  'A clock that jumps': 'adelantar el reloj del navegador',
}

function lackOf(failure: string): string {
  const [, name = ''] = /^(?:Error: )?(.+) is what /.exec(failure) ?? []
  return `Ningún controlador sabe ${parts[name] ?? name}`
}
