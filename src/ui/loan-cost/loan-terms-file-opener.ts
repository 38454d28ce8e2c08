import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Result } from '@/domain/shared/result'
import { DeliverFile } from '@/application/documents/deliver-file'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'

/** The name of the file with the agreement, and the message to show if the file cannot be opened. */
interface LoanTermsFileTexts {
  readonly fileName: string
  readonly failureText: string
}

const loanTermsFileTexts: LoanTermsFileTexts = {
  fileName: loanCostTexts.termsFile,
  failureText: loanCostTexts.termsFailed,
}

/**
 * Opens the file with the agreement that the customer is asked to accept, such as that of a loan. If they
 * leave the screen before the file is loaded, the file is not opened. Source: REV-04, REV-09, CAR-06, SES-15.
 */
@injectable()
export class LoanTermsFileOpener {
  openingPhase: 'none' | 'opening' = 'none'

  constructor(
    @inject(DeliverFile) private readonly deliverFile: DeliverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'openingPhase')
  }

  async open(
    question: () => Promise<Result<PortalFile, GatewayFailure>>,
    texts = loanTermsFileTexts,
  ): Promise<void> {
    if (this.openingPhase === 'opening') return
    this.openingPhase = 'opening'
    let handedOver: Promise<unknown> | undefined
    await this.pendingRequest.waitForAnswer(question(), (terms) => {
      if (terms.ok) handedOver = this.deliverFile.execute(terms.value, texts.fileName)
      else this.toasts.show({ text: texts.failureText, tone: 'bad', seconds: downloadToastSeconds })
    })
    await handedOver
    runInAction(() => {
      this.openingPhase = 'none'
    })
  }

  cancelOpening(): void {
    this.pendingRequest.cancel()
  }
}
