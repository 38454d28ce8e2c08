import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { MerchantQrCode } from '@/domain/qr-payment/merchant-code'
import type { CreditLinePurchaseObstacle, PurchaseLimit } from '@/domain/qr-payment/purchase-obstacle'
import {
  ReadShopQrCode,
  type NextPurchaseScreen,
  type ReadShopQrCodeFailure,
} from '@/application/qr-payment/read-shop-code'
import {
  CreditLineUsesOfUnknownOutcome,
  type CreditLineUseOfUnknownOutcome,
} from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { LoadPurchaseLimit } from '@/application/qr-payment/load-purchase-limit'
import { UnfinishedPurchases } from '@/application/qr-payment/unfinished-purchases'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { shopCodeRefusalMessage } from '@/ui/texts/qr-payment.texts'
import { ScannerCamera } from './scanner-camera'
import { ManualQrCodeFormModel } from './manual-qr-code-form-model'

/** State of the scanner screen. Source: QRP-03, REV-10. */
type ScannerState = {
  /** Uses of the credit line whose outcome is unknown. Source: REV-10. */
  readonly usesOfUnknownOutcome: readonly CreditLineUseOfUnknownOutcome[]
} & (
  | { readonly phase: 'stopped'; readonly obstacle: CreditLinePurchaseObstacle }
  /**
   * State in which the customer can scan a QR code. If `limit` is a reason why they cannot pay shops now, they
   * can scan only the code of an unfinished purchase.
   */
  | { readonly phase: 'open'; readonly limit: PurchaseLimit }
)

type ShopCodeReadingState =
  | { readonly phase: 'none' }
  /**
   * State in which the portal asks the lender about a scanned code. `said` is what the code itself contains,
   * which is shown until the lender answers; undefined if the code cannot be read.
   */
  | { readonly phase: 'reading'; readonly said: MerchantQrCode | undefined }
  | { readonly phase: 'refused'; readonly title: string; readonly text: string }
  /**
   * State in which the lender did not answer about the scanned code. The customer can ask about the same code
   * again.
   */
  | { readonly phase: 'failed'; readonly message: string; readonly text: string }

/**
 * The scanner screen. It reads a shop's QR code with the camera, from a picture or from pasted text.
 * Source: QRP-01 to QRP-04, QRP-09.
 */
@injectable()
export class ScannerViewModel {
  readingState: ShopCodeReadingState = { phase: 'none' }
  private hasLeftScreen = false

  constructor(
    @inject(LoadPurchaseLimit) private readonly loadLimit: LoadPurchaseLimit,
    @inject(ReadShopQrCode) private readonly readShopQrCode: ReadShopQrCode,
    @inject(CreditLineUsesOfUnknownOutcome)
    private readonly usesOfUnknownOutcome: CreditLineUsesOfUnknownOutcome,
    @inject(UnfinishedPurchases) private readonly unfinishedPurchases: UnfinishedPurchases,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<ScannerState>,
    @inject(ScannerCamera) readonly camera: ScannerCamera,
    @inject(ManualQrCodeFormModel) readonly manualForm: ManualQrCodeFormModel,
  ) {
    observeFields(this, 'readingState')
  }

  onMount(): () => void {
    const end = this.asyncState.load(
      () => this.loadLimit.execute(),
      (limit) => (limit.ok ? this.startScanning(limit.value) : failedPhase(limit.failure)),
    )
    return () => {
      this.hasLeftScreen = true
      this.camera.switchOff()
      end()
    }
  }

  /**
   * Asks the lender about a text that was scanned or pasted. Ignores any other text until the lender
   * answers, because the camera keeps reading the same code. Source: QRP-02, QRP-04.
   */
  async askLenderAboutShopCode(text: string): Promise<void> {
    const limit = this.limit()
    if (limit === undefined || this.readingState.phase === 'reading') return
    const looked = this.readShopQrCode.parseQrCodeText(text)
    this.readingState = { phase: 'reading', said: looked.ok ? looked.value : undefined }
    const read = await this.readShopQrCode.execute(text, limit, () => this.hasLeftScreen)
    runInAction(() => {
      if (read.ok) this.goToNextScreen(read.value)
      else this.showReason(read.failure, text)
    })
  }

  /** Closes the message about the last scanned code, so that the camera reads codes again. */
  scanAgain(): void {
    this.readingState = { phase: 'none' }
  }

  async retryShopCodeRequest(): Promise<void> {
    if (this.readingState.phase !== 'failed') return
    const { text } = this.readingState
    this.readingState = { phase: 'none' }
    await this.askLenderAboutShopCode(text)
  }

  returnToCreditLine(): void {
    this.navigation.goTo(addresses.creditLineDetail.createPath())
  }

  private startScanning(limit: PurchaseLimit): ScannerState {
    const usesOfUnknownOutcome = this.usesOfUnknownOutcome.findAll()
    if (typeof limit !== 'number' && !this.hasUnfinishedPurchase())
      return { phase: 'stopped', obstacle: limit, usesOfUnknownOutcome }
    this.camera.setQrCodeListener((text) => {
      // A message on the screen stays until the customer closes it.
      if (this.readingState.phase === 'none') void this.askLenderAboutShopCode(text)
    })
    this.manualForm.setQrCodeListener((text) => void this.askLenderAboutShopCode(text))
    // The picture of the camera would hide the reason why the customer cannot pay.
    if (typeof limit === 'number') this.camera.switchOnIfAllowed()
    return { phase: 'open', limit, usesOfUnknownOutcome }
  }

  private hasUnfinishedPurchase(): boolean {
    const customer = this.sessions.taxId()
    return customer !== undefined && this.unfinishedPurchases.hasAny(customer)
  }

  /** What is left of the credit line, or why the customer cannot pay with it; undefined if nothing is scanned. */
  private limit(): PurchaseLimit | undefined {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'open' ? loadedState.limit : undefined
  }

  private goToNextScreen(next: NextPurchaseScreen): void {
    this.camera.switchOff()
    this.navigation.goTo(next === 'plan' ? addresses.qrPlan.createPath() : addresses.qrAmount.createPath())
  }

  private showReason(
    reason: ReadShopQrCodeFailure | GatewayFailure | { readonly kind: 'left' },
    text: string,
  ): void {
    switch (reason.kind) {
      case 'left':
        return
      case 'invalid':
      case 'blocked-merchant':
      case 'not-interoperable':
      case 'over-limit':
      case 'obstacle':
        this.readingState = { phase: 'refused', ...shopCodeRefusalMessage(reason) }
        return
      case 'no-answer':
      case 'unreadable':
      case 'server-failure':
      case 'session-ended':
        this.readingState = { phase: 'failed', message: gatewayFailureText(reason), text }
    }
  }
}
