import { Writable } from 'node:stream'
import { loadConfiguration, loadSources, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import { projectRoot } from '#scripts/support/portal-build'
import type { ScenarioRunResult, MutationsReachedByScenario, RunScenariosRequest } from './worker-messages'
import { takeReachedMutations, takeShownTextsByMutation, takeMutationsOfNonTexts } from './mutation-switches'

type CucumberMessage = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0]

/**
 * Timeout of a step in milliseconds while no mutation (deliberate code fault) is active. It is long,
 * because without a mutation every step ends.
 */
const unmutatedStepTimeoutMilliseconds = 60_000

/** The error message of a step that timed out. */
const timeoutMessagePattern = /function timed out, ensure/

/**
 * Numbers of scenarios that are run together: few in the first batch, because the first scenario often
 * fails, and at most `largestBatch` later.
 */
const [firstBatch, largestBatch] = [3, 24]

/**
 * Loads the step definitions once. Returns a runner of scenarios in this process. Calls `onScenarioStart` at the
 * start of each scenario.
 */
export async function openScenarioRunner(onScenarioStart: (scenario: string) => void) {
  const environment = { cwd: projectRoot, stdout: createDiscardingStream() }
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
    const limited = { ...support, defaultTimeout: limits.stepTimeoutMilliseconds }
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
        onScenarioStart: (scenario) => {
          onScenarioStart(scenario)
          takeReachedMutations()
          takeShownTextsByMutation()
        },
        onScenarioEnd: ({ scenario, hasPassed, stepsText, milliseconds }) => {
          const [mutations, nonTextValueMutations] = [takeReachedMutations(), takeMutationsOfNonTexts()]
          const quotedMutations = [...takeShownTextsByMutation()].flatMap(([number, texts]) =>
            containsAnyText(texts, stepsText) ? [number] : [],
          )
          if (hasPassed)
            reached.push({
              scenario,
              milliseconds,
              mutations,
              quotedMutations,
              nonTextValueMutations,
            })
        },
      })
      await run(scenarios, watch, {
        failFast: false,
        stepTimeoutMilliseconds: unmutatedStepTimeoutMilliseconds,
      })
      return reached
    },

    /** Runs the scenarios one after the other, until the first one fails. */
    async runUntilFailure({
      scenarios,
      stepTimeoutMilliseconds,
    }: RunScenariosRequest): Promise<ScenarioRunResult> {
      const watch = new ScenarioResultCollector({ onScenarioStart })
      let size = firstBatch
      for (let at = 0; at < scenarios.length && !watch.failedScenario;) {
        await run(scenarios.slice(at, at + size), watch, { failFast: true, stepTimeoutMilliseconds })
        at += size
        size = Math.min(size * 2, largestBatch)
      }
      return {
        startedScenarioCount: watch.startedScenarioCount,
        ...(watch.failedScenario && { failedScenario: watch.failedScenario }),
      }
    },
  }
}

interface ScenarioRunLimits {
  readonly failFast: boolean
  readonly stepTimeoutMilliseconds: number
}

function createDiscardingStream(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

/**
 * Minimum length of a shown text that is looked for in the steps of a scenario. Shorter texts, for example of
 * two letters, occur in almost any scenario.
 */
const minimumQuoteLength = 3

function containsAnyText(texts: ReadonlySet<string>, words: string): boolean {
  return [...texts].some((text) => text.length >= minimumQuoteLength && words.includes(toOneLine(text)))
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the text of the steps of a scenario, including their tables. */
function textOfSteps({ steps }: NonNullable<CucumberMessage['pickle']>): string {
  const texts = steps.flatMap(({ text, argument }) => [
    text,
    ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
  ])
  return toOneLine(texts.join(' '))
}

interface EndedScenario {
  readonly scenario: string
  readonly hasPassed: boolean
  readonly stepsText: string
  readonly milliseconds: number
}

interface ScenarioRunListener {
  readonly onScenarioStart?: (scenario: string) => void
  readonly onScenarioEnd?: (ended: EndedScenario) => void
}

/** Collects the results of a run from cucumber's messages. */
class ScenarioResultCollector {
  startedScenarioCount = 0
  failedScenario: ScenarioRunResult['failedScenario']
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
      this.startedScenarioCount += 1
      this.hasPassedSoFar = true
      this.startedAt = performance.now()
      this.listener.onScenarioStart?.(this.currentScenario)
    }

    const result = testStepFinished?.testStepResult ?? rest.testRunHookFinished?.result
    const { status, message = '' } = result ?? {}
    if (status !== undefined && !/^(PASSED|SKIPPED)$/.test(status)) {
      this.hasPassedSoFar = false
      this.failedScenario ??= {
        scenario: this.currentScenario,
        message: message || status,
        hasTimedOut: timeoutMessagePattern.test(message),
      }
    }
    if (testCaseFinished)
      this.listener.onScenarioEnd?.({
        scenario: this.currentScenario,
        hasPassed: this.hasPassedSoFar,
        stepsText: this.wordsOfScenario.get(this.currentScenario) ?? '',
        milliseconds: performance.now() - this.startedAt,
      })
  }
}
