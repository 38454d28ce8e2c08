import { inject, injectable } from 'inversify'
import { RefreshRemoteConfig } from '@/application/shared/refresh-remote-config'
import { PortalRelease } from '@/application/shared/release.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { PortalViewModel } from './portal-view-model'

/**
 * The screen on which the customer can ask again whether the lender's maintenance is over. Source:
 * OPS-05.
 */
@injectable()
export class MaintenanceViewModel {
  isAsking = false

  constructor(
    @inject(RefreshRemoteConfig) private readonly remoteConfig: RefreshRemoteConfig,
    @inject(PortalRelease) private readonly release: PortalRelease,
    @inject(PortalViewModel) private readonly portal: PortalViewModel,
  ) {
    observeFields(this, 'isAsking')
  }

  onMount(): void {}

  async retry(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await this.remoteConfig.readNow()
    if (this.portal.currentRoute?.maintenance) await this.reloadIntoNewerRelease()
    this.finishRetry()
  }

  finishRetry(): void {
    this.isAsking = false
  }

  /**
   * Reloads the page if a newer release is published. The file that ends the maintenance may have a key of that
   * release, and then this release cannot read it whole.
   */
  private async reloadIntoNewerRelease(): Promise<void> {
    await this.release.lookForNewerRelease()
    // The customer may have gone to another screen meanwhile.
    if (this.portal.currentRoute?.maintenance) this.release.reloadIfNewerReleaseExists()
  }
}
