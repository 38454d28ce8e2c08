import {
  TestStepResultStatus,
  type Envelope,
  type Pickle,
  type TestCase,
  type Timestamp,
} from '@cucumber/messages'

/** The result of a scenario in one browser engine. */
export interface EngineScenarioResult {
  /**
   * Feature file and name of the scenario, such as `features/access/huella.feature: Se entra con la
   * huella`.
   */
  readonly title: string
  /**
   * Result of the scenario. `lacking` means that the scenario needs something that the browser driver does
   * not support. It then counts as not run.
   */
  readonly result: 'passed' | 'failed' | 'lacking'
  readonly seconds: number
  /** Message of the scenario's first failure, with its stack; empty if the scenario passed. */
  readonly failure: string
}

/** The results of all scenarios in one browser engine, read from cucumber's messages. */
export class EngineResults {
  /** Whether cucumber finished the run. If not, the results of some scenarios are missing. */
  isComplete = false
  private readonly all: EngineScenarioResult[] = []
  private readonly pickles = new Map<string, Pickle>()
  private readonly cases = new Map<string, TestCase>()
  private readonly attempts = new Map<string, ScenarioAttempt>()

  constructor(
    /** Name and version of the browser engine, such as `Firefox 153.7.0`. */
    readonly nameAndVersion: string,
    /**
     * Words in a failure message that mean that the browser driver does not support what the scenario
     * needs.
     */
    private readonly unsupportedByDriverMessage: string,
    private readonly print: (line: string) => void,
  ) {}

  get passedScenarios(): readonly EngineScenarioResult[] {
    return this.all.filter(({ result }) => result === 'passed')
  }

  get failedScenarios(): readonly EngineScenarioResult[] {
    return this.all.filter(({ result }) => result === 'failed')
  }

  get notSupportedScenarios(): readonly EngineScenarioResult[] {
    return this.all.filter(({ result }) => result === 'lacking')
  }

  /** Time that all scenarios took together, in minutes. */
  get totalMinutes(): number {
    return this.all.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  }

  addCucumberMessage({
    pickle,
    testCase,
    testCaseStarted,
    testStepFinished,
    testCaseFinished,
    testRunFinished,
  }: Envelope): void {
    if (pickle) this.pickles.set(pickle.id, pickle)
    if (testCase) this.cases.set(testCase.id, testCase)
    if (testCaseStarted)
      this.attempts.set(testCaseStarted.id, {
        testCaseId: testCaseStarted.testCaseId,
        startSeconds: secondsOf(testCaseStarted.timestamp),
      })
    if (testStepFinished) {
      const { testCaseStartedId, testStepResult } = testStepFinished
      this.recordFailure(testCaseStartedId, testStepResult.status, testStepResult.message)
    }
    if (testCaseFinished)
      this.finishAttempt(testCaseFinished.testCaseStartedId, secondsOf(testCaseFinished.timestamp))
    this.isComplete ||= testRunFinished !== undefined
  }

  private recordFailure(attemptId: string, status: TestStepResultStatus, message: string = status): void {
    const attempt = this.attempts.get(attemptId)
    if (attempt && status !== TestStepResultStatus.PASSED) attempt.failure ??= message
  }

  private finishAttempt(attemptId: string, end: number): void {
    const attempt = this.attempts.get(attemptId)
    const pickle = this.pickles.get(this.cases.get(attempt?.testCaseId ?? '')?.pickleId ?? '')
    if (!attempt || !pickle) return
    const { startSeconds, failure } = attempt
    const scenario: EngineScenarioResult = {
      title: `${pickle.uri}: ${pickle.name}`,
      result: this.resultOf(failure),
      seconds: end - startSeconds,
      failure: failure ?? '',
    }
    this.all.push(scenario)
    this.print(progressText(scenario, this.all.length))
  }

  private resultOf(failure: string | undefined): EngineScenarioResult['result'] {
    if (failure === undefined) return 'passed'
    return failure.includes(this.unsupportedByDriverMessage) ? 'lacking' : 'failed'
  }
}

const signByResult = { passed: 'ok ', failed: 'MAL', lacking: 'no ' } as const

/** Returns the progress lines of a scenario; for a failed one, with its failure. */
function progressText({ title, result, seconds, failure }: EngineScenarioResult, position: number): string {
  const line = `${String(position).padStart(3)} ${signByResult[result]} ${seconds.toFixed(1).padStart(6)} s  ${title}`
  if (result === 'passed') return line
  return `${line}\n${result === 'failed' ? failure : (failure.split('\n')[0] ?? '')}`
}

interface ScenarioAttempt {
  readonly testCaseId: string
  readonly startSeconds: number
  failure?: string
}

function secondsOf({ seconds, nanos }: Timestamp): number {
  return seconds + nanos / 1e9
}
