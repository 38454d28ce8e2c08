import { inject, injectable } from 'inversify'
import { homeBanners, type HomeBanner } from '@/domain/home/banners'
import type { AccountStatus } from '@/domain/session/session'
import { SessionStore } from '@/application/session/session-store'
import { HomeGateway } from './home.port'

/** The banners for who is signed in; what cannot be told is left out. Source: HOM-09. */
@injectable()
export class HomeBannersQuery {
  constructor(
    @inject(HomeGateway) private readonly gateway: HomeGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(accountStatus: AccountStatus): Promise<readonly HomeBanner[]> {
    const customer = this.sessions.current()?.customer
    if (!customer) return []
    const [custom, pendingLoan] = await Promise.all([
      this.gateway.banners(),
      this.gateway.pendingLoan(customer.taxId),
    ])
    const { hasCredentials } = customer
    return homeBanners({
      custom: custom.ok ? custom.value : [],
      accountStatus,
      hasCredentials,
      ...(pendingLoan.ok && pendingLoan.value ? { pendingLoan: pendingLoan.value } : {}),
    })
  }
}
