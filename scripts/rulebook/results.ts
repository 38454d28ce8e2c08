import { existsSync } from 'node:fs'
import {
  TestStepResultStatus,
  type Attachment,
  type Envelope,
  type Pickle,
  type TestCase,
  type TestStepResult,
} from '@cucumber/messages'
import { stepScreenshotMediaType } from '#features/support/step-picture'
import { visitedScreensMediaType, type VisitedScreens } from '#features/support/shown-screens'
import type { LastScenarioResult, StepPicture } from '#rulebook/shared/rulebook-data'
import { readCucumberMessages } from './messages'
import { stepContentOfPickle, type StepContent } from './read-scenarios'

/** The result of a scenario in a run, with what the run can show of it. */
export interface ScenarioResult {
  readonly result: LastScenarioResult
  /** The steps that ran, in their order. The feature file may have others by now. */
  readonly steps: readonly StepContent[]
  readonly visitedScreens?: VisitedScreens
  readonly pictures: readonly StepPicture[]
}

/**
 * Returns the results of the scenarios of a run. The key of a result, such as
 * `features/a.feature|Nombre|1`, is the feature file, the scenario's name, and its number among the
 * scenarios of that name.
 */
export async function readScenarioResults(messages: string): Promise<ReadonlyMap<string, ScenarioResult>> {
  const results = new ResultCollector()
  if (existsSync(messages))
    for await (const envelope of readCucumberMessages(messages)) results.addCucumberMessage(envelope)
  return results.resultsByKey
}

export function scenarioResultKey(file: string, name: string, times: number): string {
  return `${file}|${name}|${times}`
}

/** Statuses of steps that are not a failure. The steps after a failed step are skipped. */
const nonFailureStatuses: ReadonlySet<TestStepResultStatus> = new Set([
  TestStepResultStatus.PASSED,
  TestStepResultStatus.SKIPPED,
])

class ResultCollector {
  readonly resultsByKey = new Map<string, ScenarioResult>()
  private readonly pickles = new Map<string, { readonly pickle: Pickle; readonly key: string }>()
  private readonly times = new Map<string, number>()
  private readonly cases = new Map<string, TestCase>()
  private readonly attempts = new Map<string, ScenarioAttempt>()

  addCucumberMessage(envelope: Envelope): void {
    const { pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished } = envelope
    if (pickle) this.addScenario(pickle)
    if (testCase) this.cases.set(testCase.id, testCase)
    if (testCaseStarted)
      this.attempts.set(testCaseStarted.id, { testCaseId: testCaseStarted.testCaseId, pictures: [] })
    if (testStepFinished) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished
      this.recordFailure(testCaseStartedId, testStepId, testStepResult)
    }
    if (attachment) this.attach(attachment)
    if (testCaseFinished) this.finishScenario(testCaseFinished.testCaseStartedId)
  }

  private addScenario(pickle: Pickle): void {
    const same = `${pickle.uri}|${pickle.name}`
    const times = (this.times.get(same) ?? 0) + 1
    this.times.set(same, times)
    this.pickles.set(pickle.id, { pickle, key: scenarioResultKey(pickle.uri, pickle.name, times) })
  }

  private attach({ mediaType, body, testCaseStartedId = '', testStepId = '' }: Attachment): void {
    const attempt = this.attempts.get(testCaseStartedId)
    if (!attempt) return
    if (mediaType === visitedScreensMediaType) attempt.visitedScreens = JSON.parse(body) as VisitedScreens
    if (mediaType === stepScreenshotMediaType)
      attempt.pictures.push({ step: this.stepPositionOf(attempt, testStepId), file: body })
  }

  private recordFailure(attemptId: string, stepId: string, { status, message = '' }: TestStepResult): void {
    const attempt = this.attempts.get(attemptId)
    if (!attempt || attempt.failure || nonFailureStatuses.has(status)) return
    const step = this.stepPositionOf(attempt, stepId)
    attempt.failure = { kind: 'failed', step, message: withoutStack(message) }
  }

  /** Returns the position of a step in its scenario, from 0; also 0 for a hook. */
  private stepPositionOf({ testCaseId }: ScenarioAttempt, stepId: string): number {
    const testCase = this.cases.get(testCaseId)
    const pickle = testCase && this.pickles.get(testCase.pickleId)?.pickle
    const step = testCase?.testSteps.find(({ id }) => id === stepId)
    return Math.max(pickle?.steps.findIndex(({ id }) => id === step?.pickleStepId) ?? 0, 0)
  }

  private finishScenario(attemptId: string): void {
    const attempt = this.attempts.get(attemptId)
    const testCase = attempt && this.cases.get(attempt.testCaseId)
    const known = testCase && this.pickles.get(testCase.pickleId)
    if (!attempt || !known) return
    const { visitedScreens, pictures, failure } = attempt
    this.resultsByKey.set(known.key, {
      result: failure ?? { kind: 'passed' },
      steps: known.pickle.steps.map(stepContentOfPickle),
      pictures,
      ...(visitedScreens && { visitedScreens }),
    })
  }
}

interface ScenarioAttempt {
  readonly testCaseId: string
  failure?: LastScenarioResult
  readonly pictures: StepPicture[]
  visitedScreens?: VisitedScreens
}

/** Returns the failure message without its stack, for product owners. */
function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()
}
