import { PasswordViewModel } from '@/ui/access/password-view-model'
import { UnlockViewModel } from '@/ui/access/unlock-view-model'
import { UnlockResetViewModel } from '@/ui/profile/unlock-reset-view-model'
import type { UnlockTasks } from '#features/support/tasks/unlock.tasks'
import type { HeadlessPortal } from './headless-portal'

export class HeadlessUnlock implements UnlockTasks {
  constructor(private readonly portal: HeadlessPortal) {}

  async giveReader(): Promise<void> {
    this.portal.authenticator.supported = true
    await this.touch()
  }

  async touch(): Promise<void> {
    this.portal.authenticator.gesture = 'agrees'
  }

  async letGo(): Promise<void> {
    this.portal.authenticator.gesture = 'waits'
  }

  async cancelsFromNowOn(): Promise<void> {
    this.portal.authenticator.gesture = 'cancels'
  }

  async activate(): Promise<void> {
    await (await this.offer()).submit()
    await this.portal.quiet()
  }

  async putOff(): Promise<void> {
    ;(await this.offer()).skip()
  }

  async putOffForEver(): Promise<void> {
    const offer = await this.offer()
    offer.setNeverAskAgain(true)
    offer.skip()
  }

  async enterByHand(): Promise<void> {
    const model = this.portal.at(PasswordViewModel, undefined)
    if (this.portal.authenticator.gesture === 'waits') await this.touch()
    await model.unlock()
    await this.portal.quiet()
  }

  async reset(): Promise<void> {
    const model = this.portal.at(UnlockResetViewModel, undefined)
    model.ask()
    await model.confirm()
  }

  async notices(): Promise<readonly string[]> {
    return this.portal.toasts.list.map(({ text }) => text)
  }

  private async offer(): Promise<UnlockViewModel> {
    const model = this.portal.at(UnlockViewModel, undefined)
    await this.portal.until(() => model.state.phase === 'offering')
    return model
  }
}
