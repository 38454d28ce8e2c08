import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { print, readOptions } from './support/command-line'
import { figuresTable, percentText, writeMeasure } from './support/measure-page'
import { projectRoot } from './support/portal-build'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** So much of each layer is noticed at least, in percent. */
const goals = { domain: 95, application: 85 } as const

const layers = ['domain', 'application'] as const

const options = readOptions({
  /** Only mutants of the files that this pattern names. */
  only: { type: 'string' },
})

process.chdir(projectRoot)
const mutants = await new Stryker({
  mutate: options.only === undefined ? layers.map((layer) => `src/${layer}/**/*.ts`) : [options.only],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded would need every test of both layers; `npm run breaks` breaks that too.
  ignoreStatic: true,
  incremental: false,
  concurrency: 1,
  // The sources are not checked again, and no settings are rewritten.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  tempDirName: 'reports/mutants',
  ignorePatterns: ['dist', 'dist-demo', 'reports', 'gallery', 'test-results', 'features', 'docs'],
  reporters: ['progress-append-only'],
}).runMutationTest()

print(...mutants.filter(isUnnoticed).map(mutantLine), mutantsTable())
for (const layer of layers.filter((each) => mutantsOf(each).length > 0)) {
  const some = mutantsOf(layer)
  const share = (100 * noticed(some).length) / (countable(some).length || 1)
  print(`${layer}: ${share.toFixed(1)} % of ${countable(some).length}, at least ${goals[layer]} %`)
  if (share < goals[layer]) process.exitCode = 1
}
if (options.only === undefined) await writeMeasure('lo que notan las pruebas unitarias', mutantsPage())

function mutantsOf(layer: (typeof layers)[number]): readonly Mutant[] {
  return mutants.filter(({ fileName }) => relative(projectRoot, fileName).startsWith(`src/${layer}/`))
}

function noticed(some: readonly Mutant[]): readonly Mutant[] {
  return some.filter(({ status }) => status === 'Killed' || status === 'Timeout')
}

function isUnnoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

/** Those that could be run. */
function countable(some: readonly Mutant[]): readonly Mutant[] {
  return [...noticed(some), ...some.filter(isUnnoticed)]
}

function mutantLine({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const place = `${relative(projectRoot, fileName)}:${location.start.line}:${location.start.column}`
  return `${status} ${place} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
}

function mutantsTable(): string {
  const row = (name: string, some: readonly Mutant[]) => [
    name,
    noticed(some).length,
    some.filter(isUnnoticed).length,
    percentText(noticed(some).length, countable(some).length),
  ]
  const rows = layers
    .filter((layer) => mutantsOf(layer).length > 0)
    .flatMap((layer) => {
      const some = mutantsOf(layer)
      const capabilities = [...new Set(some.map(capabilityOf))].toSorted()
      return [
        ...capabilities.map((capability) =>
          row(
            `${layer}/${capability}`,
            some.filter((each) => capabilityOf(each) === capability),
          ),
        ),
        row(`**${layer}**`, some),
      ]
    })
  return figuresTable(['Capa y tema', 'Notados', 'No notados', 'Notados'], rows)
}

function mutantsPage(): string {
  return `\`npm run mutants\` cambia \`domain\` y \`application\` de a poco (Stryker) y corre las pruebas unitarias de las dos capas que llegan a cada cambio, sin las propiedades; lo que corre una sola vez, al cargar un módulo, queda para \`npm run breaks\`. Falla si nota menos del ${goals.domain} % en \`domain\` o del ${goals.application} % en \`application\`.

${mutantsTable()}`
}

function capabilityOf({ fileName }: Mutant): string {
  return relative(projectRoot, fileName).split('/')[2] ?? ''
}
