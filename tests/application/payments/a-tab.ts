import { cents } from '@/domain/shared/money'
import { PayInstallment, type InstallmentPayment } from '@/application/payments/pay-installment'
import { PaymentFollowUp } from '@/application/payments/payment-follow-up'
import { PaymentIntentions } from '@/application/payments/payment-intentions'
import type { PaymentGateway } from '@/application/payments/payment.port'
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

export interface Browser {
  readonly tabLock: TabLock
  readonly randomness: Randomness
}

export function aBrowser(): Browser {
  return { tabLock: new MemoryTabLock(), randomness: new SequentialRandomness() }
}

/** One tab of a browser: what it keeps survives its reload. */
export class Tab {
  readonly clock = new ManualClock()
  intentions: PaymentIntentions
  payInstallment: PayInstallment
  followUp: PaymentFollowUp

  constructor(
    readonly gateway: PaymentGateway,
    private readonly browser: Browser = aBrowser(),
    readonly kept = new SharedTexts(),
  ) {
    this.intentions = new PaymentIntentions(new MemoryStorage(kept))
    const { randomness, tabLock } = browser
    this.payInstallment = new PayInstallment(gateway, this.intentions, randomness, tabLock)
    this.followUp = new PaymentFollowUp(gateway, this.intentions, this.clock)
  }

  /** The page as it is after loading it again. */
  reloaded(): Tab {
    return new Tab(this.gateway, this.browser, this.kept)
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
