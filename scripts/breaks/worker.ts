import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import type {
  ScenarioRunResult,
  MutationWorkerRequest,
  MutationWorkerMessage,
  RunScenariosRequest,
} from './worker-messages'
import { mutatedSourcesTsconfigFile } from './mutated-portal-sources'

/**
 * Maximum milliseconds without a message from a worker process while it starts, or while it runs
 * scenarios without a mutation (deliberate code fault).
 */
const silenceTimeoutMilliseconds = 900_000

/**
 * A scenario with a mutation (deliberate code fault) is considered an endless loop if the worker process
 * sends no message for this many step timeouts.
 */
const maximumSilentStepTimeouts = 15

/**
 * Result of a request whose worker process ended or did not answer in time. `scenario` is the one that the
 * process was running.
 */
interface NoWorkerAnswer {
  readonly kind: 'silent'
  readonly scenario: string
}

/**
 * A process that runs scenarios against the copy of the portal that contains the mutations (deliberate code
 * faults).
 */
export class ScenarioWorker {
  private childProcess: ChildProcess | undefined

  /**
   * Sends a request to the worker process, and returns the answer of the process. Returns `silent` if the
   * process ends or does not answer in time; the next request then starts a new process.
   */
  async sendRequest(
    request: MutationWorkerRequest,
    timeout = silenceTimeoutMilliseconds,
  ): Promise<MutationWorkerMessage | NoWorkerAnswer> {
    const child = this.childProcess ?? (await this.begin())
    child.send(request)
    return this.waitForAnswer(child, timeout)
  }

  async runScenarios(request: RunScenariosRequest): Promise<ScenarioRunResult> {
    const report = await this.sendRequest(
      { kind: 'try', ...request },
      request.stepTimeoutMilliseconds * maximumSilentStepTimeouts,
    )
    if (report.kind === 'try') return report.attempt
    const scenario = (report.kind === 'silent' && report.scenario) || (request.scenarios[0] ?? '')
    return {
      startedScenarioCount: 1,
      failedScenario: { scenario, message: 'It never ends', hasTimedOut: true },
    }
  }

  stop(): void {
    this.childProcess?.kill('SIGKILL')
    this.childProcess = undefined
  }

  private async begin(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'worker-process.ts'), {
      cwd: projectRoot,
      env: { ...process.env, TSX_TSCONFIG_PATH: mutatedSourcesTsconfigFile },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.childProcess = child
    const { kind } = await this.waitForAnswer(child, silenceTimeoutMilliseconds)
    if (kind === 'silent') throw new Error('The scenarios could not be loaded')
    return child
  }

  /**
   * Waits for the answer of the worker process. The time limit applies to the time between two messages
   * of the process, because the total time depends on the machine.
   */
  private waitForAnswer(
    child: ChildProcess,
    timeout: number,
  ): Promise<MutationWorkerMessage | NoWorkerAnswer> {
    return new Promise((resolve, reject) => {
      let scenario = ''
      const done = (): void => {
        clearTimeout(timer)
        child.off('exit', giveUp)
        child.off('message', listen)
      }
      const giveUp = (): void => {
        done()
        this.stop()
        resolve({ kind: 'silent', scenario })
      }
      const listen = (report: MutationWorkerMessage): void => {
        timer.refresh()
        if (report.kind === 'began') {
          ;({ scenario } = report)
          return
        }
        done()
        if (report.kind === 'stopped') reject(new Error(report.why))
        else resolve(report)
      }
      const timer = setTimeout(giveUp, timeout)
      child.once('exit', giveUp)
      child.on('message', listen)
    })
  }
}
