import { inject, injectable } from 'inversify'
import { CurrentDevice } from '@/application/access/current-device.port'
import {
  creditLineChartAmounts,
  type CreditLine,
  type CreditLineChartAmounts,
  type CreditLineStatus,
} from '@/domain/revolving-line/credit-line'
import type { Cents } from '@/domain/shared/money'
import {
  isFullMovementListOffered,
  shownCreditLineMovementCount,
} from '@/domain/revolving-line/credit-line-movement'
import {
  CreditLineUsesOfUnknownOutcome,
  type CreditLineUseOfUnknownOutcome,
} from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import {
  CreditLineDebtQueries,
  type PendingPaymentsTotalAndToday,
} from '@/application/revolving-line/credit-line-debt-queries'
import type { CurrentCreditLine } from '@/application/revolving-line/credit-line-queries'
import { CreditLineOffers } from '@/application/revolving-line/credit-line-offers'
import { CreditLineRequestStore } from '@/application/revolving-line/credit-line-request-store.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { drawLinkQrCode, type LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { noticeOnLoanWithPendingPayment } from '@/ui/payments/status/pending-text'
import { creditLineActivationAddress } from './credit-line-request-address'
import { createCreditLineMovementRow, type CreditLineMovementRow } from './movement-row'

export type CreditLineDetailState =
  | { readonly phase: 'not-activated' }
  | {
      readonly phase: 'ready'
      readonly status: Exclude<CreditLineStatus, 'not-activated'>
      readonly figures: CreditLineChartAmounts
      readonly nextDue: CreditLine['nextDue']
      /**
       * Text about payments of the credit line that its amount due does not include yet; undefined if there
       * are none. Source: HOM-19, PAY-20.
       */
      readonly pendingText: string | undefined
      readonly latest: readonly CreditLineMovementRow[]
      readonly isFullListOffered: boolean
      /**
       * Maximum amount of another revolving credit line that the customer can request; undefined if there is
       * none or the customer cannot use the present line now. Source: QRP-03.
       */
      readonly offered: Cents | undefined
      /**
       * Whether the lender has created a loan that the customer requested from the revolving credit line, but
       * the customer has not completed the request.
       */
      readonly isUnfinished: boolean
      /** Uses of the credit line whose outcome is unknown. Source: REV-10. */
      readonly usesOfUnknownOutcome: readonly CreditLineUseOfUnknownOutcome[]
    }

type CreditLineDetailTab = 'movements' | 'how'

/**
 * The screen with the customer's revolving credit line and the actions that it allows. Source: REV-06,
 * REV-07.
 */
@injectable()
export class CreditLineDetailViewModel {
  /**
   * Address of the screen on which the customer requests a credit line that the lender offers. Source:
   * REV-01.
   */
  readonly activationAddress = creditLineActivationAddress
  tab: CreditLineDetailTab = 'movements'
  /**
   * The QR code that a customer on a computer scans to pay a shop with their phone, which has a camera;
   * undefined on a phone. Source: REV-06.
   */
  qrCode: LinkQrCodeState | undefined = undefined

  constructor(
    @inject(CreditLineDebtQueries) private readonly queries: CreditLineDebtQueries,
    @inject(CreditLineOffers) private readonly offers: CreditLineOffers,
    @inject(CreditLineRequestStore) private readonly store: CreditLineRequestStore,
    @inject(CreditLineUsesOfUnknownOutcome)
    private readonly usesOfUnknownOutcome: CreditLineUsesOfUnknownOutcome,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) private readonly drawing: PendingRequest,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLineDetailState>,
  ) {
    observeFields(this, 'tab', 'qrCode')
  }

  onMount(): () => void {
    const end = this.asyncState.load(
      () => this.queries.currentCreditLine(),
      (today) => (today.ok ? this.toState(today.value) : failedPhase(today.failure)),
    )
    return () => {
      end()
      this.drawing.cancel()
    }
  }

  selectTab(tab: CreditLineDetailTab): void {
    this.tab = tab
  }

  private toState({
    line,
    status,
    pendingPayments,
    today,
  }: CurrentCreditLine & PendingPaymentsTotalAndToday): CreditLineDetailState | undefined {
    if (status === 'not-activated') return this.openOfferOrGetNoLineState(line)
    if (status === 'open' && this.device.isDesktop()) this.drawQrCode()
    return {
      phase: 'ready',
      status,
      figures: creditLineChartAmounts(line),
      nextDue: line.nextDue,
      pendingText:
        pendingPayments && noticeOnLoanWithPendingPayment(pendingPayments, line.nextDue?.amount, today),
      latest: line.movements.slice(0, shownCreditLineMovementCount).map(createCreditLineMovementRow),
      isFullListOffered: isFullMovementListOffered(line.movements),
      offered: status === 'open' ? this.offers.requestableAmount(line) : undefined,
      isUnfinished: status === 'open' && this.store.current()?.loanId !== undefined,
      usesOfUnknownOutcome: this.usesOfUnknownOutcome.findAll(),
    }
  }

  /**
   * Handles a customer without a revolving credit line. If they can request one, opens the offer and returns
   * undefined. Otherwise returns the state which says that they have none. Source: REV-01, REV-05.
   */
  private openOfferOrGetNoLineState(
    line: Pick<CreditLine, 'campaignMaxAmount'>,
  ): CreditLineDetailState | undefined {
    if (this.offers.requestableAmount(line) === undefined) return { phase: 'not-activated' }
    this.navigation.goTo(addresses.creditLineOffer.createPath(), { replace: true })
    return undefined
  }

  private drawQrCode(): void {
    this.qrCode = 'drawing'
    const address = this.device.fullAddressOfPath(addresses.qrPayment.createPath())
    void this.drawing.waitForAnswer(drawLinkQrCode(address), (picture) => {
      this.qrCode = picture
    })
  }
}
