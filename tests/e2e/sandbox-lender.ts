import { scenarioStartTime } from '#features/support/scenario-start-time'
import type { DemoState } from '@/adapters/fake/demo-state'
import { sentLinks } from '#tests/support/lender-links'

/** Controls that only a sandbox has. */
export class SandboxLender {
  constructor(readonly url: string) {}

  /** Restores the initial state, on the day of the specifications, with the sent links. */
  async reset(): Promise<void> {
    await this.post('/__reset', {})
    await this.arrange({ now: scenarioStartTime, links: sentLinks })
  }

  async arrange(change: Partial<DemoState>): Promise<void> {
    await this.post('/__situation', change)
  }

  /** Advances the lender's clock. */
  async passMinutes(minutes: number): Promise<void> {
    await this.arrange({ now: new Date(Date.parse(scenarioStartTime) + minutes * 60_000).toISOString() })
  }

  async charges(): Promise<unknown> {
    const response = await fetch(`${this.url}/__charges`)
    return Object(await response.json())['charges']
  }

  private async post(path: string, body: unknown): Promise<void> {
    const response = await fetch(this.url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${response.status}`)
  }
}
