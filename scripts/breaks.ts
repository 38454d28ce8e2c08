import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  formatMutationTotals,
  buildMutationDetailsReport,
  countMutationsWithVerdict,
  formatCaughtMutationsPercent,
  formatSurvivedMutationLine,
  type MutationTestRun,
} from './breaks/mutation-figures'
import type { SourceMutation } from './breaks/mutation'
import { writeMutatedPortalSources } from './breaks/mutated-portal-sources'
import { judgeMutations } from './breaks/judge-mutations'
import type { JudgedMutation } from './breaks/mutation-trial'
import { printLines, readCommandLineOptions } from './support/command-line'
import { replaceMeasurementsPageSection } from './support/measure-page'
import { projectRoot } from './support/portal-build'

const allFeaturesGlob = 'features/**/*.feature'

const workerCount = 2

const lastRunFile = join(projectRoot, 'reports', 'breaks.json')

const options = readCommandLineOptions({
  /**
   * Command-line option: only the mutations (deliberate code faults) of the given capability (folder of the
   * code), or whose id contains the given text, are tried. Several capabilities or texts are separated by
   * commas.
   */
  only: { type: 'string', default: '' },
  /** Glob of feature files. Only their scenarios are run. */
  features: { type: 'string', default: allFeaturesGlob },
  /**
   * Command-line option, a number n: one of every n mutations (deliberate code faults) is tried, as a sample
   * that covers all capabilities. With 1, all of them are tried.
   */
  every: { type: 'string', default: '1' },
  /**
   * Command-line option: minutes after which no further mutation (deliberate code fault) is tried. The
   * mutations that are tried until then are spread over all capabilities.
   */
  minutes: { type: 'string', default: 'Infinity' },
  /**
   * Command-line option: only the mutations (deliberate code faults) that no scenario noticed in the last
   * whole run are tried.
   */
  again: { type: 'boolean', default: false },
})
const sampleInterval = Math.max(1, Number.parseInt(options.every, 10))
const isFullRun = options.only === '' && options.features === allFeaturesGlob

const startedAt = performance.now()
const previousRun = options.again ? await readLastRun() : undefined
const commit = await readHeadCommit()
const possibleMutations = await writeMutatedPortalSources()
const selectedMutations = selectMutations(possibleMutations, options.only.split(','))
const mutationsToTry = spreadEvenly(
  selectedMutations.filter(previousRun ? createSurvivorFilter(previousRun) : isInSample),
)
printLines(`${mutationsToTry.length} breaks of ${selectedMutations.length}`)

let triedCount = 0
const judgingPlan = {
  featureGlobs: [options.features],
  workerCount,
  deadline: startedAt + Number(options.minutes) * 60_000,
}
const judgedMutations = await judgeMutations(mutationsToTry, judgingPlan, {
  onMutationsReached: (scenarios, reached) => {
    printLines(`${reached.length} of ${scenarios.length} scenarios hold unbroken, ${elapsedMinutesText()}`)
    const holding = new Set(reached.map(({ scenario }) => scenario))
    for (const each of scenarios.filter((scenario) => !holding.has(scenario))) printLines(`${each} does not`)
  },
  onMutationJudged: (each) => {
    triedCount += 1
    const { verdict } = each
    if (verdict.kind === 'survived') printLines(`${formatSurvivedMutationLine(each)} ${verdict.reaching}`)
    if (triedCount % 100 === 0) printLines(`${triedCount} tried, ${elapsedMinutesText()}`)
  },
})

const [caught, survived] = (['caught', 'survived'] as const).map((kind) =>
  countMutationsWithVerdict(judgedMutations, kind),
)
printLines(
  `${caught} caught, ${survived} survived: ${formatCaughtMutationsPercent(judgedMutations)}, ${elapsedMinutesText()}`,
)
if (isFullRun) {
  const run = previousRun
    ? withNewVerdicts(previousRun, judgedMutations)
    : { commit, day: todayText(), possibleCount: possibleMutations.length, judgedMutations }
  await writeFile(lastRunFile, JSON.stringify(run, undefined, 1))
  await writeFile(join(projectRoot, 'reports', 'breaks.md'), buildMutationDetailsReport(run))
  await replaceMeasurementsPageSection('lo que notan los escenarios', formatMutationTotals(run))
}

function selectMutations(
  some: readonly SourceMutation[],
  words: readonly string[],
): readonly SourceMutation[] {
  const capabilities = new Set(some.map(({ capability }) => capability))
  return some.filter(({ id, capability }) =>
    words.some((word) => (capabilities.has(word) ? word === capability : id.includes(word))),
  )
}

function isInSample(_: SourceMutation, position: number): boolean {
  return position % sampleInterval === 0
}

function createSurvivorFilter({ judgedMutations: some }: MutationTestRun): (each: SourceMutation) => boolean {
  const left = new Set(some.filter(({ verdict }) => verdict.kind === 'survived').map(({ id }) => id))
  return ({ id }) => left.has(id)
}

/**
 * Returns the mutations (deliberate code faults) in an order based on the golden ratio: however many of the
 * first ones are tried, they are spread evenly over all mutations.
 */
function spreadEvenly(some: readonly SourceMutation[]): readonly SourceMutation[] {
  const place = (position: number) => (position * (Math.sqrt(5) - 1)) / 2
  return some
    .map((each, position) => ({ each, at: place(position) % 1 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)
}

async function readLastRun(): Promise<MutationTestRun> {
  return JSON.parse(await readFile(lastRunFile, 'utf8')) as MutationTestRun
}

async function readHeadCommit(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot })
  return stdout.trim()
}

function todayText(): string {
  return new Date().toISOString().slice(0, 10)
}

/**
 * Returns the last run with its verdicts on the given mutations (deliberate code faults) replaced by the new
 * ones.
 */
function withNewVerdicts(run: MutationTestRun, again: readonly JudgedMutation[]): MutationTestRun {
  const verdicts = new Map(again.map((each) => [each.id, each]))
  return { ...run, judgedMutations: run.judgedMutations.map((each) => verdicts.get(each.id) ?? each) }
}

function elapsedMinutesText(): string {
  return `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`
}
