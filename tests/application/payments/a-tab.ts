import { cents } from '@/domain/shared/money'
import type { PaymentOutcome } from '@/domain/payments/payment-outcome'
import type { Result } from '@/domain/shared/result'
import { PayInstallment, type InstallmentPayment, type NotSent } from '@/application/payments/pay-installment'
import { PaymentFollowUp } from '@/application/payments/payment-follow-up'
import { PaymentIntentions } from '@/application/payments/payment-intentions'
import type { PaymentGateway } from '@/application/payments/payment.port'
import { RecentCharges } from '@/application/payments/recent-charges'
import type { Randomness } from '@/application/shared/randomness.port'
import type { TabLock } from '@/application/shared/tab-lock.port'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryTabLock, SequentialRandomness } from '#tests/support/memory-device'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { installmentFour } from './scripted-payment-gateway'

export const payment: InstallmentPayment = {
  debt: { kind: 'loan', externalId: '40128753' },
  amount: cents(1_262_500),
  seen: [installmentFour],
  card: { kind: 'saved', debitCardId: 'td-51c7a8e0' },
}

/** What the tabs of a browser share. */
export interface Browser {
  readonly tabLock: TabLock
  readonly randomness: Randomness
  readonly kept: SharedTexts
}

export function aBrowser(): Browser {
  return { tabLock: new MemoryTabLock(), randomness: new SequentialRandomness(), kept: new SharedTexts() }
}

/** One tab of a browser: what it keeps survives its reload. */
export class Tab {
  readonly clock = new ManualClock()
  intentions: PaymentIntentions
  recentCharges: RecentCharges
  payInstallment: PayInstallment
  followUp: PaymentFollowUp

  constructor(
    readonly gateway: PaymentGateway,
    private readonly browser: Browser = aBrowser(),
    readonly kept = new SharedTexts(),
  ) {
    this.intentions = new PaymentIntentions(new MemoryStorage(kept))
    this.recentCharges = new RecentCharges(new MemoryStorage(browser.kept), this.clock)
    const { intentions, recentCharges } = this
    const { randomness, tabLock } = browser
    this.payInstallment = new PayInstallment(gateway, intentions, recentCharges, randomness, tabLock)
    this.followUp = new PaymentFollowUp(gateway, intentions, recentCharges, this.clock)
  }

  /** The page as it is after loading it again. */
  reloaded(): Tab {
    return new Tab(this.gateway, this.browser, this.kept)
  }

  /** Pays, and has told what came of it as long as anything did. */
  async pay(paid: InstallmentPayment = payment): Promise<Result<PaymentOutcome, NotSent>> {
    const outcome = await this.payInstallment.execute(paid)
    this.payInstallment.told(paid.debt.externalId)
    return outcome
  }

  openKey(): string | undefined {
    return this.intentions.openFor('40128753')?.idempotencyKey
  }
}

/** A promise that the test settles when it wants. */
export class Later<Value> {
  settle: (value: Value) => void = () => undefined
  readonly promise = new Promise<Value>((resolve) => {
    this.settle = resolve
  })
}

/** Everything that was only waiting for its turn has had it. */
export async function turns(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
