import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { greetedName } from '@/domain/home/first-name'
import { homeTiles, isInDebt, type HomeTile } from '@/domain/home/tiles'
import { allows, customerStanding, type Area } from '@/domain/session/permissions'
import type { AccountStatus } from '@/domain/session/session'
import type { Cents } from '@/domain/shared/money'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Waiting } from '@/ui/kit/waiting'
import { paths } from '@/ui/paths'

export type HomeState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: GatewayFailure }
  | {
      readonly phase: 'ready'
      /** What is owed, when she is in debt. Source: HOM-04. */
      readonly debt?: Cents
      readonly tiles: readonly HomeTile[]
      readonly hasCredentials: boolean
    }

/** Where a tile leads, and the area that it opens. Source: HOM-06, HOM-07. */
export const tileTargets: Readonly<Record<HomeTile, { readonly to: string; readonly area: Area }>> = {
  'new-loan': { to: paths.newLoan, area: 'new-loan' },
  'pay-service': { to: paths.payService, area: 'new-loan' },
  recharge: { to: paths.recharge, area: 'new-loan' },
  'my-loans': { to: paths.loans, area: 'loans' },
  'pay-installment': { to: paths.payInstallment, area: 'pay-installment' },
  'my-payments': { to: paths.myPayments, area: 'my-payments' },
  'pay-by-qr': { to: paths.qrPayment, area: 'revolving-line' },
}

/** What she sees first. Source: HOM-01 to HOM-07. */
@injectable()
export class HomeViewModel {
  state: HomeState = { phase: 'loading' }

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    makeAutoObservable(this, { waiting: false }, { autoBind: true })
  }

  get greetedName(): string {
    return greetedName(this.sessions.current()?.customer.firstName ?? '')
  }

  start(): () => void {
    const known = this.sessions.accountStatus()
    if (known) this.show(known)
    this.refresh()
    return this.waiting.end
  }

  retry(): void {
    this.state = { phase: 'loading' }
    this.refresh()
  }

  /** Asks again at every visit, since a payment may have arrived; what is known stays meanwhile. */
  private refresh(): void {
    void this.waiting.for(this.loadAccountStatus.execute(), (answer) => {
      if (answer.ok) this.show(answer.value)
      else if (this.state.phase === 'loading') this.state = { phase: 'failed', failure: answer.failure }
    })
  }

  private show(accountStatus: AccountStatus): void {
    const hasCredentials = this.sessions.current()?.customer.hasCredentials ?? false
    const standing = customerStanding({ hasCredentials, accountStatus })
    this.state = {
      phase: 'ready',
      tiles: homeTiles(accountStatus).filter((tile) => allows(tileTargets[tile].area, standing)),
      hasCredentials,
      ...(isInDebt(accountStatus) ? { debt: accountStatus.totalDebt } : {}),
    }
  }
}
