import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type { DueLine } from '@/domain/payments/amount-due'
import { principalDue } from '@/domain/payments/total-due'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Randomness } from '@/application/shared/randomness.port'
import { PaymentGateway, type Debt } from './payment.port'
import { RecentCharges } from './recent-charges'

export interface WalletPayment {
  readonly debt: Debt
  readonly amount: Cents
  /** What the customer saw as due when she decided to pay. */
  readonly seen: readonly DueLine[]
}

/** Begins a payment on the provider's page, and remembers it for when she comes back. Source: PAY-09, PAY-20. */
@injectable()
export class StartWallet {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(RecentCharges) private readonly recentCharges: RecentCharges,
    @inject(Randomness) private readonly randomness: Randomness,
  ) {}

  /** Where to go to pay; nothing when the provider gave no address. */
  async execute({ debt, amount, seen }: WalletPayment): Promise<Result<string | undefined, GatewayFailure>> {
    const { externalId } = debt
    const address = await this.gateway.startWallet({ externalId, amount })
    if (address.ok && address.value !== undefined)
      this.recentCharges.started({
        idempotencyKey: this.randomness.uuid(),
        externalId,
        amount,
        dueBefore: principalDue(seen),
      })
    return address
  }
}
