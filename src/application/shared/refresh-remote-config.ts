import { inject, injectable } from 'inversify'
import { Capabilities } from './capabilities'
import { Clock } from './clock.port'
import { PortalRelease } from './release.port'
import { Settings } from './settings.port'
import { PublishedRemoteConfigReader } from './remote-config.port'

/** Minimum number of milliseconds between two readings of the remote configuration. */
const minRefreshIntervalMilliseconds = 30_000

/**
 * Reads the lender's remote configuration again when the customer comes back to the page, for example from
 * another tab. Source: OPS-05.
 */
@injectable('Singleton')
export class RefreshRemoteConfig {
  private readAt: number
  private minRelease: string | undefined

  constructor(
    @inject(PublishedRemoteConfigReader) private readonly published: PublishedRemoteConfigReader,
    @inject(Capabilities) private readonly capabilities: Capabilities,
    @inject(PortalRelease) private readonly release: PortalRelease,
    @inject(Settings) { remoteConfig }: Settings,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.readAt = clock.now()
    this.minRelease = remoteConfig.minRelease
  }

  /** Reads the lender's remote configuration, unless it was read less than 30 seconds ago. */
  async readUnlessRecent(): Promise<void> {
    if (this.clock.now() - this.readAt >= minRefreshIntervalMilliseconds) await this.readNow()
  }

  async readNow(): Promise<void> {
    this.readAt = this.clock.now()
    const remoteConfig = await this.published.read()
    if (!remoteConfig.ok) return
    this.capabilities.replaceRemoteConfig(remoteConfig.value)
    this.minRelease = remoteConfig.value.minRelease
  }

  /**
   * Reloads the page into a newer release if the lender requires one. Must be called only on a screen where
   * nothing is in progress, because a reload loses what is only in memory, such as a typed card.
   * Source: OPS-05, PAY-19.
   */
  reloadIfReleaseIsTooOld(): void {
    const { minRelease, release } = this
    if (minRelease !== undefined && isEarlierRelease(release.currentVersion, minRelease))
      release.reloadIntoNewerRelease(minRelease)
  }
}

/**
 * Returns whether the first release is earlier than the second. Release names such as `0.2.0` are compared
 * number by number; a missing number counts as 0.
 */
function isEarlierRelease(release: string, other: string): boolean {
  const [numbers, others] = [releaseNumbersOf(release), releaseNumbersOf(other)]
  const place = others.findIndex((each, position) => each !== (numbers[position] ?? 0))
  return (numbers[place] ?? 0) < (others[place] ?? 0)
}

function releaseNumbersOf(release: string): readonly number[] {
  return release.split('.').map(Number)
}
