import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { printLines, readCommandLineOptions } from './support/command-line'
import { markdownTable, percentText, replaceMeasurementsPageSection } from './support/measure-page'
import { projectRoot } from './support/portal-build'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Minimum share of mutants (copies of the code with one fault) that tests have to notice, in percent by
 * folder of `src`. `application/shared` sends every operation that charges or creates debt.
 */
const minimumPercentsByFolder = { domain: 95, application: 85, 'application/shared': 90 } as const

const layerNames = ['domain', 'application'] as const

const columnTitles = ['Capa', 'Notados', 'No notados', 'Notados, en %'] as const

const options = readCommandLineOptions({
  /**
   * Command-line option: mutants (copies of the code with one fault) are made only in the files that match
   * these patterns. A space separates the patterns.
   */
  only: { type: 'string' },
  /**
   * Command-line option: only the test files that match this pattern are run. The share of noticed mutants
   * (copies of the code with one fault) may then be too low.
   */
  tests: { type: 'string' },
})

process.chdir(projectRoot)
if (options.tests !== undefined) process.env['MUTANT_TESTS'] = options.tests
const mutants = await new Stryker({
  mutate: options.only?.split(' ') ?? layerNames.map((layer) => `src/${layer}/**/*.ts`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Code that runs when a module is loaded would need every test of both layers; `npm run breaks` covers it.
  ignoreStatic: true,
  incremental: false,
  concurrency: 1,
  // The sources are not type-checked again, and no settings are rewritten.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  tempDirName: 'reports/mutants',
  ignorePatterns: [
    'dist',
    'dist-brand',
    'dist-demo',
    'reports',
    'gallery',
    'test-results',
    'features',
    'docs',
  ],
  reporters: ['progress-append-only'],
}).runMutationTest()

printLines(...mutants.filter(isUnnoticed).map(mutantLine), mutantsTable())
for (const [folder, minimumPercent] of Object.entries(minimumPercentsByFolder)) {
  const some = mutantsInFolder(folder)
  if (some.length === 0) continue
  const share = (100 * noticedMutants(some).length) / (validMutants(some).length || 1)
  printLines(`${folder}: ${share.toFixed(1)} % of ${validMutants(some).length}, at least ${minimumPercent} %`)
  if (share < minimumPercent) process.exitCode = 1
}
if (options.only === undefined) {
  await writeFile(join(projectRoot, 'reports', 'mutants.md'), mutantsTable())
  await replaceMeasurementsPageSection('lo que notan las pruebas unitarias', mutantsSectionText())
}

function mutantsInFolder(folder: string): readonly Mutant[] {
  return mutants.filter(({ fileName }) => relative(projectRoot, fileName).startsWith(`src/${folder}/`))
}

function noticedMutants(some: readonly Mutant[]): readonly Mutant[] {
  return some.filter(({ status }) => status === 'Killed' || status === 'Timeout')
}

function isUnnoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

/**
 * Returns the mutants (copies of the code with one fault) that the tests noticed or did not notice. Mutants
 * that were ignored or could not be run are left out.
 */
function validMutants(some: readonly Mutant[]): readonly Mutant[] {
  return [...noticedMutants(some), ...some.filter(isUnnoticed)]
}

function mutantLine({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const place = `${relative(projectRoot, fileName)}:${location.start.line}:${location.start.column}`
  return `${status} ${place} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
}

function mutantsTable(): string {
  const capabilities = [...new Set(mutants.map(capabilityOf))].toSorted()
  const rows = layerNames.flatMap((layer) =>
    capabilities.map((capability) => {
      const some = mutantsInFolder(layer).filter((each) => capabilityOf(each) === capability)
      return mutantsTableRow(`${layer}/${capability}`, some)
    }),
  )
  return markdownTable(columnTitles, [
    ...rows,
    ...layerNames.map((layer) => mutantsTableRow(layer, mutantsInFolder(layer))),
  ])
}

function mutantsTableRow(name: string, some: readonly Mutant[]): readonly (string | number)[] {
  return [
    name,
    noticedMutants(some).length,
    some.filter(isUnnoticed).length,
    percentText(noticedMutants(some).length, validMutants(some).length),
  ]
}

/** Returns, for docs/measure.md, how many mutants (copies of the code with one fault) the tests noticed. */
function mutantsSectionText(): string {
  const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
  const rows = layerNames.map((layer) => mutantsTableRow(layer, mutantsInFolder(layer)))
  return `El ${day}:\n\n${markdownTable(columnTitles, rows)}`
}

function capabilityOf({ fileName }: Mutant): string {
  return relative(projectRoot, fileName).split('/')[2] ?? ''
}
