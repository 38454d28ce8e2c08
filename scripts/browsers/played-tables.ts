import type { Device } from '#features/support/device'
import { markdownTable } from '#scripts/support/measure-page'
import type { EngineResults, EngineScenarioResult } from './engine-run'

/**
 * Returns the tables for docs/measure.md: the results of the scenarios in each browser engine, and the
 * scenarios that were not run, each with the reason.
 */
export function buildEngineResultTables(runs: readonly EngineResults[]): string {
  const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  const results = markdownTable(
    ['Motor', 'Anduvieron', 'Fallaron', 'No se corrieron', 'Minutos', 'Fecha'],
    runs.map(({ nameAndVersion, passedScenarios, failedScenarios, notSupportedScenarios, totalMinutes }) => [
      nameAndVersion,
      passedScenarios.length,
      failedScenarios.length,
      notSupportedScenarios.length,
      totalMinutes.toFixed(1).replace('.', ','),
      day,
    ]),
  )
  const notRun = [
    ...new Set(runs.flatMap(({ notSupportedScenarios }) => notSupportedScenarios.map(titleWithReason))),
  ]
  if (notRun.length === 0) return results
  return [
    results,
    'No se corrieron:',
    notRun.map((line) => `- ${line}${skippingEnginesText(line, runs)}.`).join('\n'),
  ].join('\n\n')
}

function titleWithReason({ title, failure }: EngineScenarioResult): string {
  return `${title}. ${unsupportedFeatureText(failure)}`
}

/** Returns a text that names the browser engines that did not run a scenario; empty if no engine ran it. */
function skippingEnginesText(line: string, runs: readonly EngineResults[]): string {
  const lacking = runs.filter((run) => run.notSupportedScenarios.map(titleWithReason).includes(line))
  return lacking.length === runs.length
    ? ''
    : ` en ${lacking.map(({ nameAndVersion }) => nameAndVersion).join(', ')}`
}

/** Spanish texts for what no browser driver can do with a part of the device, by the part's name. */
const unsupportedDevicePartTexts: Readonly<Partial<Record<keyof Device, string>>> = {
  fingerprintReader: 'poner un lector de huella',
  camera: 'poner una cámara',
  notifications: 'dar permiso a las notificaciones y entregarlas',
  appInstallation: 'instalar el portal',
  smsControls: 'recibir un SMS',
}

/** Spanish texts for what no browser driver can do, by the beginning of the failure message. */
const unsupportedFeatureTexts = new Map<string, string>([
  ...Object.entries(unsupportedDevicePartTexts),
  ['An installation', 'instalar el portal'],
  ['A clock that jumps', 'adelantar el reloj del navegador'],
])

function unsupportedFeatureText(failure: string): string {
  const [, name = ''] = /^(?:Error: )?(.+) is what /.exec(failure) ?? []
  return `Ningún controlador sabe ${unsupportedFeatureTexts.get(name) ?? name}`
}
