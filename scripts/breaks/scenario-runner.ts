import { Writable } from 'node:stream'
import { loadConfiguration, loadSources, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import { projectRoot } from '#scripts/support/portal-build'
import type { ScenarioRunResult, MutationsReachedByScenario, RunScenariosRequest } from './worker-messages'
import { takeReachedMutations, takeShownTextsByMutation, takeMutationsOfNonTexts } from './switches'

type CucumberMessage = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0]

/**
 * Timeout of a step in milliseconds while no mutation (deliberate code fault) is active. It is long,
 * because without a mutation every step ends.
 */
const unbrokenStepMilliseconds = 60_000

/** The error message of a step that timed out. */
const timeoutMessagePattern = /function timed out, ensure/

/**
 * Numbers of scenarios that are run together: few in the first batch, because the first scenario often
 * fails, and at most `largestBatch` later.
 */
const [firstBatch, largestBatch] = [3, 24]

/**
 * Loads the step definitions once. Returns a runner of scenarios in this process. Calls `began` at the
 * start of each scenario.
 */
export async function openScenarioRunner(began: (scenario: string) => void) {
  const environment = { cwd: projectRoot, stdout: discardedOutput() }
  const { runConfiguration } = await loadConfiguration({ profiles: ['node'] }, environment)
  const quiet = {
    ...runConfiguration,
    formats: { stdout: 'summary', files: {}, publish: false as const, options: {} },
  }
  let support = await loadSupport(quiet, environment)

  async function run(
    paths: readonly string[],
    watch: ScenarioResultCollector,
    limits: ScenarioRunLimits,
  ): Promise<void> {
    const limited = { ...support, defaultTimeout: limits.stepMilliseconds }
    await runCucumber(
      {
        ...quiet,
        support: limited,
        sources: { ...quiet.sources, paths: [...paths] },
        runtime: { ...quiet.runtime, failFast: limits.failFast },
      },
      environment,
      (message) => watch.addCucumberMessage(message),
    )
    // The hooks before all scenarios run once.
    support = Object.assign({ ...support }, { beforeTestRunHookDefinitions: [] })
  }

  return {
    /** Returns every scenario in the feature files that the globs match, as `file:line`. */
    async scenarios(paths: readonly string[]): Promise<readonly string[]> {
      const { plan } = await loadSources({ ...quiet.sources, paths: [...paths] }, environment)
      return plan.map(({ uri, location }) => `${uri}:${location.line}`)
    },

    /**
     * Runs the scenarios while no mutation is active. Returns, for each scenario that passes, the mutations
     * (deliberate faults) whose code it runs.
     */
    async reach(scenarios: readonly string[]): Promise<readonly MutationsReachedByScenario[]> {
      const reached: MutationsReachedByScenario[] = []
      const watch = new ScenarioResultCollector({
        began: (scenario) => {
          began(scenario)
          takeReachedMutations()
          takeShownTextsByMutation()
        },
        ended: ({ scenario, hasPassed, words, milliseconds }) => {
          const [mutations, nonTexts] = [takeReachedMutations(), takeMutationsOfNonTexts()]
          const quoted = [...takeShownTextsByMutation()].flatMap(([number, texts]) =>
            isQuoted(texts, words) ? [number] : [],
          )
          if (hasPassed) reached.push({ scenario, milliseconds, mutations, quoted, nonTexts })
        },
      })
      await run(scenarios, watch, { failFast: false, stepMilliseconds: unbrokenStepMilliseconds })
      return reached
    },

    /** Runs the scenarios one after the other, until the first one fails. */
    async runUntilFailure({ scenarios, stepMilliseconds }: RunScenariosRequest): Promise<ScenarioRunResult> {
      const watch = new ScenarioResultCollector({ began })
      let size = firstBatch
      for (let at = 0; at < scenarios.length && !watch.failure;) {
        await run(scenarios.slice(at, at + size), watch, { failFast: true, stepMilliseconds })
        at += size
        size = Math.min(size * 2, largestBatch)
      }
      return { count: watch.count, ...(watch.failure && { failed: watch.failure }) }
    },
  }
}

interface ScenarioRunLimits {
  readonly failFast: boolean
  readonly stepMilliseconds: number
}

function discardedOutput(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

/**
 * Minimum number of letters of a text that is looked for in the text of the scenarios. Texts of two
 * letters occur in almost any scenario.
 */
const shortestQuote = 3

function isQuoted(texts: ReadonlySet<string>, words: string): boolean {
  return [...texts].some((text) => text.length >= shortestQuote && words.includes(oneLine(text)))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the text of the steps of a scenario, including their tables. */
function textOfSteps({ steps }: NonNullable<CucumberMessage['pickle']>): string {
  const pieces = steps.flatMap(({ text, argument }) => [
    text,
    ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
  ])
  return oneLine(pieces.join(' '))
}

interface EndedScenario {
  readonly scenario: string
  readonly hasPassed: boolean
  readonly words: string
  readonly milliseconds: number
}

interface ScenarioRunListener {
  readonly began?: (scenario: string) => void
  readonly ended?: (ended: EndedScenario) => void
}

/** Collects the results of a run from cucumber's messages. */
class ScenarioResultCollector {
  count = 0
  failure: ScenarioRunResult['failed']
  private readonly scenarioOfPickle = new Map<string, string>()
  private readonly scenarioOfCase = new Map<string, string>()
  private readonly wordsOfScenario = new Map<string, string>()
  private currentScenario = ''
  private startedAt = 0
  private hasPassedSoFar = true

  constructor(private readonly listener: ScenarioRunListener) {}

  addCucumberMessage({
    pickle,
    testCase,
    testCaseStarted,
    testStepFinished,
    testCaseFinished,
    ...rest
  }: CucumberMessage): void {
    if (pickle) {
      const scenario = `${pickle.uri}:${pickle.location?.line}`
      this.scenarioOfPickle.set(pickle.id, scenario)
      this.wordsOfScenario.set(scenario, textOfSteps(pickle))
    }
    if (testCase) this.scenarioOfCase.set(testCase.id, this.scenarioOfPickle.get(testCase.pickleId) ?? '')
    if (testCaseStarted) {
      this.currentScenario = this.scenarioOfCase.get(testCaseStarted.testCaseId) ?? ''
      this.count += 1
      this.hasPassedSoFar = true
      this.startedAt = performance.now()
      this.listener.began?.(this.currentScenario)
    }

    const result = testStepFinished?.testStepResult ?? rest.testRunHookFinished?.result
    const { status, message = '' } = result ?? {}
    if (status !== undefined && !/^(PASSED|SKIPPED)$/.test(status)) {
      this.hasPassedSoFar = false
      this.failure ??= {
        scenario: this.currentScenario,
        message: message || status,
        isLate: timeoutMessagePattern.test(message),
      }
    }
    if (testCaseFinished)
      this.listener.ended?.({
        scenario: this.currentScenario,
        hasPassed: this.hasPassedSoFar,
        words: this.wordsOfScenario.get(this.currentScenario) ?? '',
        milliseconds: performance.now() - this.startedAt,
      })
  }
}
