import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchFullChromium } from '#tests/support/browser'
import { pageWithOnlyHeadingPath, measureAndPrintFirstSecondSpeed } from './measure/first-second'
import { measureAndPrintJourneys } from './measure/journeys'
import { measureAndPrintLighthouse } from './measure/lighthouse'
import { measureAndPrintManyPayments } from './measure/many-payments'
import { serveStaticSite } from './static-server'
import { printLines, readCommandLineOptions } from './support/command-line'
import {
  firstVisitBudgetKib,
  sumFileSizesKib,
  measureFirstVisit,
  type LoadedFileSize,
} from './support/first-visit-measurement'
import { measureHeavyScreens, measurePaymentTime, longestSmoothFrameMs } from './support/heavy-screens'
import { measureScanTimeMs, scanTimeLimitMs, scannerSizesKib } from './support/scanner-time'
import { directoryOfPortalBuild, buildPortal, ensurePortalBuilt, projectRoot } from './support/portal-build'

const options = readCommandLineOptions({
  built: { type: 'boolean', default: false },
  /**
   * Command-line option: the heavy screens (many payments or installments) and the QR scanner are not
   * measured.
   */
  'first-second': { type: 'boolean', default: false },
  /**
   * Command-line option: only the journeys are measured, that is, the time of the customer's main steps from
   * screen to screen.
   */
  journeys: { type: 'boolean', default: false },
  /** Command-line option: only the screen with 2,000 payments is measured. */
  payments: { type: 'boolean', default: false },
  /**
   * Directory of another build of the portal (without the demo) to compare. The journeys in it are measured
   * alternately with those in the current build.
   */
  before: { type: 'string' },
})

/** HTML of the page with which the portal's paints are compared. It contains only a heading. */
const headingOnlyPageHtml =
  '<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Vacía</title><h1>Portal</h1></html>'

const needsOnlyLiveBuild = options['first-second'] || options.journeys || options.payments
for (const mode of needsOnlyLiveBuild ? (['live'] as const) : (['live', 'demo'] as const)) {
  if (options.built) await ensurePortalBuilt(mode)
  else await buildPortal(mode)
}

if (options.journeys) {
  printComplaints(await measureAndPrintJourneys(directoryOfPortalBuild('live'), options.before))
  process.exit()
}

const runningSite = await serveStaticSite({
  directory: directoryOfPortalBuild('live'),
  port: 0,
  overrides: { [pageWithOnlyHeadingPath]: headingOnlyPageHtml },
})
const chromium = await launchFullChromium()
if (options.payments) {
  printComplaints(await measureAndPrintManyPayments(chromium, directoryOfPortalBuild('live')))
  await chromium.close()
  process.exit()
}
try {
  const complaints = [
    ...(await measureAndPrintFirstVisit(chromium, runningSite.address)),
    ...(await measureAndPrintFirstSecondSpeed(chromium, runningSite.address)),
    ...(await measureAndPrintLighthouse(`${runningSite.address}/validacion-dni`)),
    ...(options['first-second'] ? [] : await measureAndPrintScreenTimes(chromium)),
    ...(options['first-second'] ? [] : await measureAndPrintScanner()),
    ...(options['first-second']
      ? []
      : await measureAndPrintManyPayments(chromium, directoryOfPortalBuild('live'))),
    ...(options['first-second']
      ? []
      : await measureAndPrintJourneys(directoryOfPortalBuild('live'), options.before)),
  ]
  printComplaints(complaints)
} finally {
  await chromium.close()
  await runningSite.close()
}

function printComplaints(complaints: readonly string[]): void {
  printLines(...complaints.map((each) => `Over its limit: ${each}`))
  process.exitCode = complaints.length > 0 ? 1 : 0
}

async function measureAndPrintFirstVisit(browser: Browser, address: string): Promise<readonly string[]> {
  const visit = await measureFirstVisit(browser, address)
  printFileSizes('JavaScript', visit.scriptSizes, firstVisitBudgetKib.scripts)
  printFileSizes('CSS', visit.styleSheetSizes, firstVisitBudgetKib.styles)
  await printLargestModules(visit.scriptSizes)
  const sizesKib = {
    scripts: sumFileSizesKib(visit.scriptSizes),
    styles: sumFileSizesKib(visit.styleSheetSizes),
  }
  return (['scripts', 'styles'] as const)
    .filter((kind) => sizesKib[kind] > firstVisitBudgetKib[kind])
    .map((kind) => `the first visit loads ${sizesKib[kind].toFixed(1)} KiB of ${kind}`)
}

function printFileSizes(title: string, files: readonly LoadedFileSize[], budgetKib: number): void {
  printLines(
    '',
    `${title}, first visit to /validacion-dni: ${sumFileSizesKib(files).toFixed(1)} KiB brotli of ${budgetKib}`,
  )
  printLines(...files.map((file) => `  ${file.kib.toFixed(1).padStart(6)}  ${file.path}`))
}

interface ModuleSize {
  readonly chunk: string
  readonly module: string
  readonly bytes: number
}

async function printLargestModules(files: readonly LoadedFileSize[]): Promise<void> {
  const report = await readFile(join(projectRoot, 'reports', 'modules-live.json'), 'utf8')
  const modules = (JSON.parse(report) as readonly ModuleSize[])
    .filter((module) => files.some((file) => file.path === module.chunk))
    .toSorted((one, other) => other.bytes - one.bytes)
  printLines('', 'The ten largest modules in it, KiB before minifying and compressing:')
  printLines(
    ...modules.slice(0, 10).map((each) => `  ${(each.bytes / 1024).toFixed(1).padStart(6)}  ${each.module}`),
  )
}

async function measureAndPrintScreenTimes(browser: Browser): Promise<readonly string[]> {
  const demo = await serveStaticSite({ directory: directoryOfPortalBuild('demo'), port: 0 })
  try {
    const heavy = await measureHeavyScreens(browser, demo.address)
    const payment = await measurePaymentTime(browser, demo.address)
    printLines(`The demo's heavy screens, processor 4 times slower, in ms:`)
    printLines(`  ${paddedMilliseconds(heavy.loanMs)}  to open the 36 installments of a loan`)
    printLines(`  ${paddedMilliseconds(heavy.firstPaymentsMs)}  to open my payments`)
    printLines(
      `  ${paddedMilliseconds(heavy.slowestShowMoreMs)}  at most to show 50 more, until all ${heavy.paymentCount} are there`,
    )
    printLines(`  ${paddedMilliseconds(payment)}  from the press on pay to the result`)
    printLines(
      `  ${paddedMilliseconds(heavy.medianFrameMs)}  a frame while they are flung past, of at most ${longestSmoothFrameMs.toFixed(0)}`,
      `  ${paddedMilliseconds(heavy.percentile95FrameMs)}  the slowest but one of twenty, ${heavy.longestFrameMs.toFixed(0)} the longest`,
      '',
    )
    return heavy.medianFrameMs > longestSmoothFrameMs ? ['payments stutter while they are flung past'] : []
  } finally {
    await demo.close()
  }
}

async function measureAndPrintScanner(): Promise<readonly string[]> {
  const demo = await serveStaticSite({ directory: directoryOfPortalBuild('demo'), port: 0 })
  try {
    const scan = await measureScanTimeMs(demo.address)
    const { always, secondReader } = await scannerSizesKib(directoryOfPortalBuild('live'))
    printLines(`Reading the code of a shop, processor 4 times slower:`)
    printLines(
      `  ${paddedMilliseconds(scan)}  ms from the code before the camera to its amount, of at most ${scanTimeLimitMs}`,
    )
    printLines(
      `  ${always.toFixed(1).padStart(6)}  KiB brotli come with the scanner`,
      `  ${secondReader.toFixed(1).padStart(6)}  KiB more when nothing was read for a while`,
      '',
    )
    return scan > scanTimeLimitMs ? [`a code is read after ${scan.toFixed(0)} ms`] : []
  } finally {
    await demo.close()
  }
}

function paddedMilliseconds(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(6)
}
