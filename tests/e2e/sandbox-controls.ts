import { scenarioStartTime } from '#features/support/scenario-start-time'
import type { DemoState } from '@/adapters/fake/demo-state'
import { linksSentByLender } from '#tests/support/lender-links'

/** Controls by which tests reset a sandbox lender, change its demo state and set its clock. */
export class SandboxControls {
  constructor(readonly url: string) {}

  /**
   * Restores the initial state of the lender, including the links that it sent to customers, and sets
   * its clock to the start time of the scenarios.
   */
  async reset(): Promise<void> {
    await this.post('/__reset', {})
    await this.changeDemoState({ now: scenarioStartTime, links: linksSentByLender })
  }

  async changeDemoState(change: Partial<DemoState>): Promise<void> {
    await this.post('/__situation', change)
  }

  /** Sets the lender's clock to the given number of minutes after the start time of the scenarios. */
  async setClockToMinutesAfterStart(minutes: number): Promise<void> {
    await this.changeDemoState({
      now: new Date(Date.parse(scenarioStartTime) + minutes * 60_000).toISOString(),
    })
  }

  async countCharges(): Promise<unknown> {
    const response = await fetch(`${this.url}/__charges`)
    return Object(await response.json())['charges']
  }

  private async post(path: string, body: unknown): Promise<void> {
    const response = await fetch(this.url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${response.status}`)
  }
}
