import { inject, injectable } from 'inversify'
import { homeBanners, mayBeOfferedNewLoan, type HomeBanner } from '@/domain/home/banners'
import type { AccountStatus } from '@/domain/session/session'
import { success } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { HomeGateway } from './home.port'

const nothingOffered = success(undefined)

/**
 * Returns the banners of the signed-in customer. Banners that cannot be read are left out. Source: HOM-09,
 * OFF-06.
 */
@injectable()
export class HomeBannersQuery {
  constructor(
    @inject(HomeGateway) private readonly gateway: HomeGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(accountStatus: AccountStatus): Promise<readonly HomeBanner[]> {
    const customer = this.sessions.customer()
    if (!customer) return []
    const { customerId, taxId, hasCredentials } = customer
    const isOffered = mayBeOfferedNewLoan({ accountStatus, hasCredentials })
    const [custom, unfinishedLoanApplication, unsolicitedLoanOffer] = await Promise.all([
      this.gateway.banners(),
      isOffered ? this.gateway.unfinishedLoanApplication(taxId) : nothingOffered,
      isOffered ? this.gateway.unsolicitedLoanOffer(customerId) : nothingOffered,
    ])
    return homeBanners({
      lenderBanners: custom.ok ? custom.value : [],
      accountStatus,
      hasCredentials,
      ...(unfinishedLoanApplication.ok && unfinishedLoanApplication.value
        ? { unfinishedLoanApplication: unfinishedLoanApplication.value }
        : {}),
      ...(unsolicitedLoanOffer.ok && unsolicitedLoanOffer.value
        ? { unsolicitedLoanOffer: unsolicitedLoanOffer.value }
        : {}),
    })
  }
}
