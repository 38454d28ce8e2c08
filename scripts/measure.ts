import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from '#tests/support/browser'
import { serveSite } from './static-server'
import { print, readOptions } from './support/command-line'
import {
  firstVisitBudgetKib,
  measurePaints,
  medianPaints,
  totalKib,
  visitForTheFirstTime,
  type LoadedFile,
  type Paints,
} from './support/first-visit'
import {
  measureHeavyScreens,
  measurePayment,
  smoothFrameMs,
  type HeavyScreens,
} from './support/heavy-screens'
import { measureScan, promptScanMs, scannerWeight } from './support/scanner-time'
import { buildDirectory, buildPortal, ensureBuilt, projectRoot } from './support/portal-build'

const options = readOptions({ built: { type: 'boolean', default: false } })
const rounds = 3

/** What the portal's paints are compared with: nothing but a heading. */
const barePage =
  '<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Vacía</title><h1>Portal</h1></html>'

for (const mode of ['live', 'demo'] as const) {
  if (options.built) await ensureBuilt(mode)
  else await buildPortal(mode)
}

const site = await serveSite({
  directory: buildDirectory('live'),
  port: 0,
  overrides: { '/vacia.html': barePage },
})
const chromium = await launchBrowser()
try {
  const visit = await visitForTheFirstTime(chromium, site.address)
  printFiles('JavaScript', visit.scripts, firstVisitBudgetKib.scripts)
  printFiles('CSS', visit.styles, firstVisitBudgetKib.styles)
  await printLargestModules(visit.scripts)
  await printPaints(chromium, site.address)
  const heavy = await printHeavyScreens(chromium)
  const scan = await printScanner()
  const isOver =
    scan > promptScanMs ||
    heavy.medianFrame > smoothFrameMs ||
    totalKib(visit.scripts) > firstVisitBudgetKib.scripts ||
    totalKib(visit.styles) > firstVisitBudgetKib.styles
  process.exitCode = isOver ? 1 : 0
} finally {
  await chromium.close()
  await site.close()
}

function printFiles(title: string, files: readonly LoadedFile[], budgetKib: number): void {
  print(
    '',
    `${title}, first visit to /validacion-dni: ${totalKib(files).toFixed(1)} KiB brotli of ${budgetKib}`,
  )
  print(...files.map((file) => `  ${file.kib.toFixed(1).padStart(6)}  ${file.name}`))
}

interface ModuleSize {
  readonly chunk: string
  readonly module: string
  readonly bytes: number
}

async function printLargestModules(files: readonly LoadedFile[]): Promise<void> {
  const report = await readFile(join(projectRoot, 'reports', 'modules-live.json'), 'utf8')
  const modules = (JSON.parse(report) as readonly ModuleSize[])
    .filter((module) => files.some((file) => file.name === module.chunk))
    .toSorted((one, other) => other.bytes - one.bytes)
  print('', 'The ten largest modules in it, KiB before minifying and compressing:')
  print(
    ...modules.slice(0, 10).map((each) => `  ${(each.bytes / 1024).toFixed(1).padStart(6)}  ${each.module}`),
  )
}

async function printPaints(browser: Browser, address: string): Promise<void> {
  const portal: Paints[] = []
  const bare: Paints[] = []
  for (let round = 0; round < rounds; round++) {
    portal.push(await measurePaints(browser, `${address}/validacion-dni`))
    bare.push(await measurePaints(browser, `${address}/vacia.html`))
  }
  print('', `Paints, processor 4 times slower and slow 4G, medians of ${rounds} (first, largest):`)
  print(paintLine('portal', medianPaints(portal)), paintLine('bare page', medianPaints(bare)), '')
}

async function printHeavyScreens(browser: Browser): Promise<HeavyScreens> {
  const demo = await serveSite({ directory: buildDirectory('demo'), port: 0 })
  try {
    const heavy = await measureHeavyScreens(browser, demo.address)
    const payment = await measurePayment(browser, demo.address)
    print(`The demo's heavy screens, processor 4 times slower, in ms:`)
    print(`  ${ms(heavy.loan)}  to open the 36 installments of a loan`)
    print(`  ${ms(heavy.firstPayments)}  to open my payments`)
    print(`  ${ms(heavy.slowestPress)}  at most to show 50 more, until all ${heavy.payments} are there`)
    print(`  ${ms(payment)}  from the press on pay to the result`)
    print(
      `  ${ms(heavy.medianFrame)}  a frame while they are flung past, of at most ${smoothFrameMs.toFixed(0)}`,
      `  ${ms(heavy.slowFrame)}  the slowest but one of twenty, ${heavy.longestFrame.toFixed(0)} the longest`,
      '',
    )
    return heavy
  } finally {
    await demo.close()
  }
}

async function printScanner(): Promise<number> {
  const demo = await serveSite({ directory: buildDirectory('demo'), port: 0 })
  try {
    const scan = await measureScan(demo.address)
    const { always, secondReader } = await scannerWeight(buildDirectory('live'))
    print(`Reading the code of a shop, processor 4 times slower:`)
    print(`  ${ms(scan)}  ms from the code before the camera to its amount, of at most ${promptScanMs}`)
    print(
      `  ${always.toFixed(1).padStart(6)}  KiB brotli come with the scanner`,
      `  ${secondReader.toFixed(1).padStart(6)}  KiB more when nothing was read for a while`,
      '',
    )
    return scan
  } finally {
    await demo.close()
  }
}

function ms(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(6)
}

function paintLine(name: string, paints: Paints): string {
  return `  ${name.padEnd(10)} ${paints.firstMs.toFixed(0).padStart(6)} ms ${paints.largestMs.toFixed(0).padStart(6)} ms`
}
