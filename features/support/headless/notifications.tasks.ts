import { failure } from '@/domain/shared/result'
import { PushOptInViewModel } from '@/ui/notifications/push-opt-in-view-model'
import { paths } from '@/ui/paths'
import type { NotificationTasks } from '#features/support/tasks/notifications.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessNotifications implements NotificationTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async allowDevice(): Promise<void> {
    this.portal.pushMessaging.supported = 'available'
  }

  async openOffer(): Promise<void> {
    await this.allowDevice()
    this.portal.open(paths.pushOptIn)
    await this.portal.quiet()
  }

  async accept(): Promise<void> {
    await this.offer().submit()
    await this.portal.quiet()
  }

  async acceptInVain(): Promise<void> {
    this.portal.pushMessaging.token = failure({ kind: 'timed-out' })
    await this.accept()
  }

  async putOff(): Promise<void> {
    this.offer().later()
    await this.portal.quiet()
  }

  private offer(): PushOptInViewModel {
    return this.portal.at(PushOptInViewModel, undefined)
  }
}
