import { inject, injectable } from 'inversify'
import { FollowRemoteConfig } from '@/application/shared/follow-remote-config'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The screen on which the customer can ask again whether the lender's maintenance is over. Source:
 * OPS-05.
 */
@injectable()
export class MaintenanceViewModel {
  isAsking = false

  constructor(@inject(FollowRemoteConfig) private readonly remoteConfig: FollowRemoteConfig) {
    observeFields(this, 'isAsking')
  }

  start(): void {}

  async retry(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await this.remoteConfig.readNow()
    this.finishAsking()
  }

  finishAsking(): void {
    this.isAsking = false
  }
}
