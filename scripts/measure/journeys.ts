import { cpus, loadavg } from 'node:os'
import { chromium, type Browser } from 'playwright'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { serveProductionSite } from '#scripts/production-site'
import { printLines } from '#scripts/support/command-line'
import { median } from '#scripts/support/first-second'
import { headlessShellLaunchOptions } from '#tests/support/browser'
import { measuredJourneySteps, measureJourney, type JourneyTimes, type JourneyStep } from './journeys/journey'
import { TlsProxy } from './journeys/tls-proxy'
import { SimulatedSlowNetwork } from './journeys/simulated-slow-network'

const roundCount = 4

const stepNames: Readonly<Record<JourneyStep, string>> = {
  dniToPassword: 'Del DNI a la contraseña',
  loginToHome: 'De la contraseña al inicio',
  homeToPayment: 'Del inicio a pagar',
  approvedToLoans: 'Del pago aprobado a mis préstamos',
  coldLink: 'Un enlace al resumen, en frío',
}

/**
 * Limits for each step of a customer's journey, in milliseconds: `total` for the whole step, `bare` for the
 * part of it in which the screen shows only a title.
 */
const journeyStepLimitsMs = {
  total: { loginToHome: 1_000, homeToPayment: 950, coldLink: 3_200 },
  bare: 50,
} as const satisfies { total: Partial<Record<JourneyStep, number>>; bare: number }

interface MeasuredBuild {
  readonly name: string
  readonly directory: string
}

/**
 * Prints how long the customer's main steps take on slow 4G with a processor four times slower. Returns
 * a text for each step that takes longer than its limit. With `directoryBefore`, measures the build in it too,
 * alternately, so that a moment in which the machine is busy affects both builds.
 */
export async function measureAndPrintJourneys(
  directory: string,
  directoryBefore?: string,
): Promise<readonly string[]> {
  const now: MeasuredBuild = { name: 'ahora', directory }
  const builds = [
    ...(directoryBefore === undefined ? [] : [{ name: 'antes', directory: directoryBefore }]),
    now,
  ]
  const options = await headlessShellLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--ignore-certificate-errors'],
  })
  try {
    const found = new Map<MeasuredBuild, JourneyTimes[]>(builds.map((build) => [build, []]))
    for (let round = 0; round < roundCount; round += 1)
      for (const build of builds)
        found.get(build)?.push(await measureJourneyOfBuild(browser, build.directory))
    printStepTimes(found)
    return limitComplaints(found.get(now) ?? [])
  } finally {
    await browser.close()
  }
}

async function measureJourneyOfBuild(browser: Browser, directory: string): Promise<JourneyTimes> {
  const line = new SimulatedSlowNetwork()
  const lender = await startSandboxServer({ port: 0 })
  const api = await TlsProxy.open(line, () => Number(new URL(lender.url).port))
  const site = await serveProductionSite({ directory, port: 0, api: `${api.address}/api` })
  const front = await TlsProxy.open(line, () => Number(new URL(site.address).port))
  try {
    return await measureJourney(browser, front.address)
  } finally {
    line.close()
    front.close()
    api.close()
    await site.close()
    await lender.close()
  }
}

function printStepTimes(found: ReadonlyMap<MeasuredBuild, readonly JourneyTimes[]>): void {
  const names = [...found.keys()].map(({ name }) => name)
  printLines(
    '',
    `Steps over TLS and HTTP/2, 150 ms and 1.6 Mbit/s, processor 4 times slower, medians of ${roundCount}, in ms.`,
    `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
    '',
    `| Paso | ${names.map((name) => `${name} | a lo sumo el título`).join(' | ')} | Límite |`,
    `| --- | ${names.map(() => '--: | --:').join(' | ')} | --: |`,
  )
  for (const step of measuredJourneySteps) {
    const cells = [...found.values()].map((times) => {
      const { total, bare } = mediansOf(times, step)
      return `${total.toFixed(0)} | ${bare.toFixed(0)}`
    })
    printLines(`| ${stepNames[step]} | ${cells.join(' | ')} | ${stepLimitMs(step) ?? ''} |`)
  }
  printLines('')
}

function limitComplaints(times: readonly JourneyTimes[]): readonly string[] {
  return measuredJourneySteps.flatMap((step) => {
    const { total, bare } = mediansOf(times, step)
    const limit = stepLimitMs(step) ?? Number.POSITIVE_INFINITY
    return [
      ...(total <= limit ? [] : [`${step} takes ${total.toFixed(0)} ms`]),
      ...(bare <= journeyStepLimitsMs.bare
        ? []
        : [`${step} shows at most a title for ${bare.toFixed(0)} ms`]),
    ]
  })
}

function mediansOf(
  times: readonly JourneyTimes[],
  step: JourneyStep,
): { readonly total: number; readonly bare: number } {
  return {
    total: median(times.map((each) => each[step].totalMs)),
    bare: median(times.map((each) => each[step].titleOnlyMs)),
  }
}

function stepLimitMs(step: JourneyStep): number | undefined {
  return new Map<JourneyStep, number>(
    Object.entries(journeyStepLimitsMs.total) as [JourneyStep, number][],
  ).get(step)
}
