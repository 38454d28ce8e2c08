import { inject, injectable } from 'inversify'
import { Capabilities } from './capabilities'
import { Clock } from './clock.port'
import { Release } from './release.port'
import { Settings } from './settings.port'
import { PublishedSteering, type Steering } from './steering.port'

/** Shortest time between two readings. */
const intervalMilliseconds = 30_000

/** Reads again what the lender steers, when the customer comes back to the page. Source: OPS-05. */
@injectable('Singleton')
export class FollowSteering {
  private readAt: number

  constructor(
    @inject(PublishedSteering) private readonly published: PublishedSteering,
    @inject(Capabilities) private readonly capabilities: Capabilities,
    @inject(Release) private readonly release: Release,
    @inject(Settings) { steering }: Settings,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.readAt = clock.now()
    this.requireRelease(steering)
  }

  /** Reads it, unless that was done a moment ago. */
  async readIfOld(): Promise<void> {
    if (this.clock.now() - this.readAt >= intervalMilliseconds) await this.readNow()
  }

  async readNow(): Promise<void> {
    this.readAt = this.clock.now()
    const steering = await this.published.read()
    if (!steering.ok) return
    this.capabilities.change(steering.value)
    this.requireRelease(steering.value)
  }

  private requireRelease({ minRelease }: Steering): void {
    if (minRelease !== undefined && isEarlier(this.release.name, minRelease))
      this.release.replaceBy(minRelease)
  }
}

/** Compares releases number by number. */
function isEarlier(release: string, other: string): boolean {
  const [numbers, others] = [numbersOf(release), numbersOf(other)]
  const place = numbers.findIndex((each, position) => each !== others[position])
  return (numbers[place] ?? 0) < (others[place] ?? 0)
}

function numbersOf(release: string): readonly number[] {
  return release.split('.').map(Number)
}
