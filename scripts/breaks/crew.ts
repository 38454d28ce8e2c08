import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import type { Order, Report } from './crew-messages'
import { switchedSettings } from './portal-with-breaks'

/** Waits for a process that may be stuck in a circle of a broken portal. */
const patienceMilliseconds = 120_000

/** A process with the portal, its breaks and its scenarios in it. */
export class CrewMember {
  private child: ChildProcess | undefined

  /** The report on that order; nothing when it did not come in time, and the next begins in a new process. */
  async do(order: Order): Promise<Report | undefined> {
    const child = this.child ?? (await this.begin())
    child.send(order)
    return this.hear(child)
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
    if ((await this.hear(child)) === undefined) throw new Error('The scenarios could not be loaded')
    return child
  }

  private hear(child: ChildProcess): Promise<Report | undefined> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.end()
        resolve(undefined)
      }
      const timer = setTimeout(giveUp, patienceMilliseconds)
      const done = (): void => {
        clearTimeout(timer)
        child.off('exit', giveUp)
      }
      child.once('exit', giveUp)
      child.once('message', (report: Report) => {
        done()
        if (report.kind === 'stopped') reject(new Error(report.why))
        else resolve(report)
      })
    })
  }
}
