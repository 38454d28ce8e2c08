import { inject, injectable } from 'inversify'
import { FollowSteering } from '@/application/shared/follow-steering'
import { observeFields } from '@/ui/kit/observe-fields'

/** Asks again whether the maintenance is over. Source: OPS-05. */
@injectable()
export class MaintenanceViewModel {
  isAsking = false

  constructor(@inject(FollowSteering) private readonly steering: FollowSteering) {
    observeFields(this, 'isAsking')
  }

  start(): void {}

  async retry(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await this.steering.readNow()
    this.end()
  }

  end(): void {
    this.isAsking = false
  }
}
