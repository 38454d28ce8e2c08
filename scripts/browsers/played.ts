import { figuresTable } from '#scripts/support/measure-page'

/** The result of running scenarios in one engine. */
export interface Played {
  /** Such as `Firefox 153.7.0`. */
  readonly version: string
  readonly passed: number
  /** Names of the scenarios. */
  readonly failed: readonly string[]
  /** Scenarios that need what no driver supports, with the reason. They count as not run, not as passed. */
  readonly lacking: readonly string[]
}

interface Feature {
  readonly name: string
  readonly elements: readonly {
    readonly type: string
    readonly name: string
    readonly steps: readonly {
      readonly result?: { readonly status: string; readonly error_message?: string }
    }[]
  }[]
}

/** Parses cucumber's report. A scenario whose failure contains `lack` was not run. */
export function pathsPlayed(report: string, lack: string): Omit<Played, 'version'> {
  const features = JSON.parse(report) as readonly Feature[]
  const all = features.flatMap(({ name, elements }) =>
    elements
      .filter(({ type }) => type === 'scenario')
      .map((scenario) => {
        const results = scenario.steps.map(({ result }) => result)
        const message = results.find((result) => result?.status === 'failed')?.error_message ?? ''
        const isPassed = results.length > 0 && results.every((result) => result?.status === 'passed')
        return { title: `${name}: ${scenario.name}`, isPassed, message }
      }),
  )
  const lacks = all.filter(({ isPassed, message }) => !isPassed && message.includes(lack))
  return {
    passed: all.filter(({ isPassed }) => isPassed).length,
    failed: all.filter((each) => !each.isPassed && !lacks.includes(each)).map(({ title }) => title),
    lacking: lacks.map(({ title }) => title),
  }
}

export function playedTable(all: readonly Played[]): string {
  const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  return figuresTable(
    ['Motor', 'Anduvieron', 'Fallaron', 'No se corrieron', 'Fecha'],
    all.map(({ version, passed, failed, lacking }) => [version, passed, failed.length, lacking.length, day]),
  )
}
