import { inject, injectable } from 'inversify'
import { Capabilities } from './capabilities'
import { Clock } from './clock.port'
import { isEarlierRelease } from './is-earlier-release'
import { PortalRelease } from './release.port'
import { Settings } from './settings.port'
import { PublishedRemoteConfigReader, type RemoteConfig } from './remote-config.port'

/**
 * Minimum number of milliseconds between two readings of the remote configuration, and between two searches for a
 * release that the lender requires.
 */
const minRefreshIntervalMilliseconds = 30_000

/**
 * Reads the lender's remote configuration again when the customer comes back to the page, for example from
 * another tab. Source: OPS-05.
 */
@injectable('Singleton')
export class RefreshRemoteConfig {
  private readAt: number
  private remoteConfig: RemoteConfig
  private searchedAt = -Infinity
  private releaseSearch: Promise<void> | undefined

  constructor(
    @inject(PublishedRemoteConfigReader) private readonly published: PublishedRemoteConfigReader,
    @inject(Capabilities) private readonly capabilities: Capabilities,
    @inject(PortalRelease) private readonly release: PortalRelease,
    @inject(Settings) { remoteConfig }: Settings,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.readAt = clock.now()
    this.remoteConfig = remoteConfig
  }

  /** Reads the lender's remote configuration, unless it was read less than 30 seconds ago. */
  async readUnlessRecent(): Promise<void> {
    if (this.clock.now() - this.readAt >= minRefreshIntervalMilliseconds) await this.readNow()
  }

  async readNow(): Promise<void> {
    this.readAt = this.clock.now()
    const remoteConfig = await this.published.read(this.remoteConfig)
    if (!remoteConfig.ok) return
    this.capabilities.replaceRemoteConfig(remoteConfig.value)
    this.remoteConfig = remoteConfig.value
  }

  /**
   * Looks for a newer release on the lender's site if the lender requires one, unless it did less than 30 seconds
   * ago. Resolves when the last search is finished. Source: OPS-05.
   */
  async lookForRequiredRelease(): Promise<void> {
    const { release } = this
    const { minRelease } = this.remoteConfig
    if (minRelease === undefined || !isEarlierRelease(release.currentVersion, minRelease)) return
    const now = this.clock.now()
    if (now - this.searchedAt >= minRefreshIntervalMilliseconds) {
      this.searchedAt = now
      this.releaseSearch = release.lookForNewerRelease()
    }
    await this.releaseSearch
  }
}
