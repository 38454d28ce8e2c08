import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Result } from '@/domain/shared/result'
import { HandOverFile } from '@/application/documents/hand-over-file'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { observed } from '@/ui/kit/observed'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'

/** What is agreed to with a loan, as a file; after leaving the screen it does not open any more. Source: REV-04, REV-09. */
@injectable()
export class LoanTerms {
  phase: 'none' | 'opening' = 'none'

  constructor(
    @inject(HandOverFile) private readonly handOver: HandOverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'phase')
  }

  async open(question: () => Promise<Result<PortalFile, GatewayFailure>>): Promise<void> {
    if (this.phase === 'opening') return
    this.phase = 'opening'
    await this.waiting.for(question(), (terms) => {
      if (terms.ok) this.handOver.execute(terms.value, loanCostTexts.termsFile)
      else this.tellFailure()
    })
    runInAction(() => {
      this.phase = 'none'
    })
  }

  end(): void {
    this.waiting.end()
  }

  private tellFailure(): void {
    this.toasts.show({ text: loanCostTexts.termsFailed, tone: 'bad', seconds: downloadToastSeconds })
  }
}
