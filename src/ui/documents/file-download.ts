import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Result } from '@/domain/shared/result'
import { HandOverFile } from '@/application/documents/hand-over-file'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { observed } from '@/ui/kit/observed'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { downloadedText, downloadFailedText, type Paper } from '@/ui/texts/documents.texts'

export interface DownloadRequest {
  readonly paper: Paper
  /** The number of the loan, which its name ends with. */
  readonly externalId: string
  readonly ask: () => Promise<Result<PortalFile, GatewayFailure>>
}

/** One download at a time, and how it ended in a toast; after leaving the screen nothing opens any more. Source: LOA-10, SES-15. */
@injectable()
export class FileDownload {
  /** What is on its way. */
  running: Paper | undefined = undefined

  constructor(
    @inject(HandOverFile) private readonly handOver: HandOverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'running')
  }

  async run({ paper, externalId, ask }: DownloadRequest): Promise<void> {
    if (this.running !== undefined) return
    this.running = paper
    await this.waiting.for(ask(), (file) => {
      if (file.ok) {
        const where = this.handOver.execute(file.value, `${fileNames[paper]}-${externalId}`)
        this.tell('good', downloadedText(paper, where))
      } else this.tell('bad', downloadFailedText(paper, file.failure))
    })
    runInAction(() => {
      this.running = undefined
    })
  }

  end(): void {
    this.waiting.end()
  }

  private tell(tone: 'good' | 'bad', text: string): void {
    this.toasts.show({ text, tone, seconds: downloadToastSeconds })
  }
}

const fileNames: Readonly<Record<Paper, string>> = {
  'coupon-book': 'cuponera',
  contract: 'contrato',
  'services-receipt': 'comprobante-de-servicios',
}
