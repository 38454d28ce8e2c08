import { inject, injectable } from 'inversify'
import { homeBanners, type HomeBanner } from '@/domain/home/banners'
import { customerStanding, mayShowNewLoanLinks } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import { success } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
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
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {}

  async execute(accountStatus: AccountStatus): Promise<readonly HomeBanner[]> {
    const customer = this.sessions.customer()
    if (!customer) return []
    const { customerId, taxId, hasCredentials } = customer
    // The stored account status may have offers of loans that are switched off. Source: OPS-03.
    const isNewLoanOffered =
      !this.capabilities.isSwitchedOff('newLoan') &&
      mayShowNewLoanLinks(customerStanding({ hasCredentials, accountStatus }))
    const [custom, unfinishedLoanApplication, unsolicitedLoanOffer] = await Promise.all([
      this.gateway.banners(),
      isNewLoanOffered ? this.gateway.unfinishedLoanApplication(taxId) : nothingOffered,
      isNewLoanOffered ? this.gateway.unsolicitedLoanOffer(customerId) : nothingOffered,
    ])
    return homeBanners({
      lenderBanners: custom.ok ? custom.value : [],
      accountStatus,
      isNewLoanOffered,
      ...(unfinishedLoanApplication.ok && unfinishedLoanApplication.value
        ? { unfinishedLoanApplication: unfinishedLoanApplication.value }
        : {}),
      ...(unsolicitedLoanOffer.ok && unsolicitedLoanOffer.value
        ? { unsolicitedLoanOffer: unsolicitedLoanOffer.value }
        : {}),
    })
  }
}
