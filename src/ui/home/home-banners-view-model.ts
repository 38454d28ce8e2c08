import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { HomeBanner } from '@/domain/home/banners'
import type { AccountStatus } from '@/domain/session/session'
import { HomeBannersQuery } from '@/application/home/home-banners-query'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The banners of the home screen. They are loaded separately: the rest of the screen is shown without
 * waiting for them. Source: HOM-09.
 */
@injectable()
export class HomeBannersViewModel {
  banners: readonly HomeBanner[] = []
  private requestNumber = 0

  constructor(@inject(HomeBannersQuery) private readonly query: HomeBannersQuery) {
    observeFields(this, 'banners')
  }

  async loadBanners(accountStatus: AccountStatus): Promise<void> {
    const requestNumber = ++this.requestNumber
    const banners = await this.query.execute(accountStatus)
    if (requestNumber === this.requestNumber) runInAction(() => (this.banners = banners))
  }

  discardBanners(): void {
    this.requestNumber += 1
    this.banners = []
  }
}
