import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { PayInstallment } from '@/application/payments/pay-installment'
import { PaymentFollowUp } from '@/application/payments/payment-follow-up'
import { PaymentIntentions } from '@/application/payments/payment-intentions'
import { PaymentQueries } from '@/application/payments/payment-queries'
import { RecentCharges } from '@/application/payments/recent-charges'
import { StartWallet } from '@/application/payments/start-wallet'
import { SessionStore } from '@/application/session/session-store'
import type { Answer, Phase } from '@/ui/kit/answer'
import type { Waiting } from '@/ui/kit/waiting'
import { Toasts } from '@/ui/kit/toasts'
import { CardEntry } from '@/ui/cards/card-entry'
import { AmountEntry } from '@/ui/payments/amount-entry'
import { CashViewModel } from '@/ui/payments/cash-view-model'
import { DebitCardViewModel } from '@/ui/payments/debit-card-view-model'
import { PayableLoansViewModel } from '@/ui/payments/payable-loans-view-model'
import type { PaymentOffer } from '@/ui/payments/payment-offer'
import { PaymentStatusViewModel } from '@/ui/payments/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/payment-summary-view-model'
import { WalletViewModel } from '@/ui/payments/wallet-view-model'
import { ScriptedPaymentGateway } from '#tests/application/payments/scripted-payment-gateway'
import { aWait, anAnswer } from '#tests/support/an-answer'
import { ManualClock } from '#tests/support/manual-clock'
import {
  MemoryClipboard,
  MemoryFileSaver,
  MemoryTabLock,
  SequentialRandomness,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'

/** What she may pay now. */
export function offerOf({ offer }: PaymentSummaryViewModel): PaymentOffer {
  if (!offer) throw new Error('Nothing is offered to be paid')
  return offer
}

export const summaryAddress = '/pagar-cuota/resumen?externalId=40128753'

/** Marta, signed in, on one page of the payment area. */
export class PaymentPage {
  readonly gateway = new ScriptedPaymentGateway()
  readonly clock = new ManualClock()
  readonly navigation: MemoryNavigation
  readonly clipboard = new MemoryClipboard()
  readonly fileSaver = new MemoryFileSaver()
  readonly sessions = new SessionStore(new MemoryStorage())
  readonly intentions = new PaymentIntentions(new MemoryStorage())
  readonly recentCharges = new RecentCharges(new MemoryStorage(), this.clock)
  readonly startWallet = new StartWallet(this.gateway, this.recentCharges, new SequentialRandomness())
  readonly toasts = new Toasts(this.clock)

  constructor(address = summaryAddress) {
    this.navigation = new MemoryNavigation(address)
    this.sessions.open({
      customer: {
        customerId: 'c-8f21d04b',
        taxId: cuit('27284561231'),
        firstName: 'Marta',
        surname: 'Giménez',
        dni: '28456123',
        hasCredentials: true,
      },
      tokens: { access: 'access', refresh: 'refresh' },
    })
  }

  standing(change: { readonly isBlacklisted: boolean }): void {
    this.sessions.settle({ isUpToDate: true, totalDebt: cents(0), ...change })
  }

  payableLoans(): PayableLoansViewModel {
    return new PayableLoansViewModel(this.gateway, this.sessions, this.navigation, this.answer())
  }

  summary(): PaymentSummaryViewModel {
    const queries = new PaymentQueries(this.gateway)
    const { intentions, recentCharges, clock, navigation, toasts } = this
    return new PaymentSummaryViewModel(
      queries,
      intentions,
      recentCharges,
      clock,
      navigation,
      toasts,
      this.answer(),
    )
  }

  debitCard(): DebitCardViewModel {
    const pay = new PayInstallment(
      this.gateway,
      this.intentions,
      this.recentCharges,
      new SequentialRandomness(),
      new MemoryTabLock(),
    )
    const { gateway, sessions, navigation, clock } = this
    return new DebitCardViewModel(
      gateway,
      this.startWallet,
      pay,
      sessions,
      navigation,
      new CardEntry(clock),
      new AmountEntry(),
      this.answer(),
      this.slow(),
    )
  }

  wallet(): WalletViewModel {
    return new WalletViewModel(this.startWallet, this.navigation, this.toasts)
  }

  cash(): CashViewModel {
    const { gateway, sessions, fileSaver, toasts } = this
    return new CashViewModel(gateway, sessions, fileSaver, toasts, this.answer(), this.slow())
  }

  status(): PaymentStatusViewModel {
    const followUp = new PaymentFollowUp(this.gateway, this.intentions, this.recentCharges, this.clock)
    return new PaymentStatusViewModel(followUp, this.recentCharges, this.intentions, this.navigation)
  }

  answer<Shown extends Phase>(): Answer<Shown> {
    return anAnswer(this.clock)
  }

  slow(): Waiting {
    return aWait(this.clock)
  }

  /** A payment of the loan that nobody has answered. */
  leaveOpenIntention(): void {
    const intention = {
      idempotencyKey: 'key-1',
      externalId: '40128753',
      amount: cents(1_262_500),
      dueBefore: cents(1_262_500),
    }
    this.intentions.open(intention)
    this.intentions.arrived(intention)
  }

  toastTexts(): readonly string[] {
    return this.toasts.list.map(({ text }) => text)
  }
}
