import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import type { Attempt, Order, Report, TryOrder } from './crew-messages'
import { switchedSettings } from './portal-with-breaks'

/** A process that begins, or has nothing broken, may be silent so long. */
const patienceMilliseconds = 900_000

/** Of a broken portal, a scenario that takes as long as so many steps at their longest is stuck in a circle. */
const stepsOfPatience = 15

/** A process that says nothing more, and the scenario that it had begun. */
interface Silent {
  readonly kind: 'silent'
  readonly scenario: string
}

/** A process with the portal, its breaks and its scenarios in it. */
export class CrewMember {
  private child: ChildProcess | undefined

  /** The report on that order; when the process falls silent, the next order begins in a new one. */
  async do(order: Order, patience = patienceMilliseconds): Promise<Report | Silent> {
    const child = this.child ?? (await this.begin())
    child.send(order)
    return this.hear(child, patience)
  }

  async try(order: TryOrder): Promise<Attempt> {
    const report = await this.do({ kind: 'try', ...order }, order.stepMilliseconds * stepsOfPatience)
    if (report.kind === 'try') return report.attempt
    const scenario = (report.kind === 'silent' && report.scenario) || (order.scenarios[0] ?? '')
    return { count: 1, failed: { scenario, message: 'It never ends', isLate: true } }
  }

  end(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }

  private async begin(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'crew-member.ts'), {
      cwd: projectRoot,
      env: { ...process.env, TSX_TSCONFIG_PATH: switchedSettings },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.child = child
    const { kind } = await this.hear(child, patienceMilliseconds)
    if (kind === 'silent') throw new Error('The scenarios could not be loaded')
    return child
  }

  /** How long an order takes depends on the machine: only silence between two scenarios is measured. */
  private hear(child: ChildProcess, patience: number): Promise<Report | Silent> {
    return new Promise((resolve, reject) => {
      let scenario = ''
      const done = (): void => {
        clearTimeout(timer)
        child.off('exit', giveUp)
        child.off('message', listen)
      }
      const giveUp = (): void => {
        done()
        this.end()
        resolve({ kind: 'silent', scenario })
      }
      const listen = (report: Report): void => {
        timer.refresh()
        if (report.kind === 'began') {
          ;({ scenario } = report)
          return
        }
        done()
        if (report.kind === 'stopped') reject(new Error(report.why))
        else resolve(report)
      }
      const timer = setTimeout(giveUp, patience)
      child.once('exit', giveUp)
      child.on('message', listen)
    })
  }
}
