import { inject, injectable } from 'inversify'
import { RefreshRemoteConfig } from '@/application/shared/refresh-remote-config'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The screen on which the customer can ask again whether the lender's maintenance is over. Source:
 * OPS-05.
 */
@injectable()
export class MaintenanceViewModel {
  isAsking = false

  constructor(@inject(RefreshRemoteConfig) private readonly remoteConfig: RefreshRemoteConfig) {
    observeFields(this, 'isAsking')
  }

  onMount(): void {}

  async retry(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await this.remoteConfig.readNow()
    this.finishRetry()
  }

  finishRetry(): void {
    this.isAsking = false
  }
}
