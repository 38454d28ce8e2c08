import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { Invoice } from '@/domain/documents/invoice'
import { latestFirst } from '@/domain/loans/recent-payments'
import { CustomerPaperGateway } from '@/application/documents/customer-paper.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Answer, failed } from '@/ui/kit/answer'
import { formatCount } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { FileDownload } from './file-download'

const shownAtFirst = 20
const shownMoreEachTime = 50

export type InvoicesShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly latest: Invoice; readonly earlier: readonly Invoice[] }

/** Every invoice, the latest before the others, some at a time. Source: DOC-03. */
@injectable()
export class InvoicesViewModel {
  most = shownAtFirst
  /** The place among the earlier ones of the first that the last press showed. */
  newest: number | undefined = undefined

  constructor(
    @inject(CustomerPaperGateway) private readonly papers: CustomerPaperGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(FileDownload) readonly download: FileDownload,
    @inject(Answer) readonly answer: Answer<InvoicesShown>,
  ) {
    observed(this, 'most', 'newest')
  }

  start(): () => void {
    const leave = this.answer.ask(
      () => this.find(),
      (invoices) => (invoices.ok ? shownOf(invoices.value) : failed(invoices.failure)),
    )
    return () => {
      leave()
      this.download.end()
    }
  }

  get earlier(): readonly Invoice[] {
    return this.allEarlier.slice(0, this.most)
  }

  /** How many of how many are shown, while there are more. */
  get moreToSee(): string | undefined {
    const all = this.allEarlier.length
    if (all <= this.most) return undefined
    return documentsTexts.invoices.shown(formatCount(this.most), formatCount(all))
  }

  seeMore(): void {
    this.newest = this.most
    this.most += shownMoreEachTime
  }

  async downloadInvoice(number: string): Promise<void> {
    const customerId = this.sessions.current()?.customer.customerId
    if (customerId === undefined) return
    const ask = () => this.papers.invoice({ customerId, number })
    await this.download.run({ paper: 'invoice', number, ask })
  }

  private get allEarlier(): readonly Invoice[] {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.earlier : []
  }

  private async find(): Promise<Result<readonly Invoice[], GatewayFailure>> {
    const customerId = this.sessions.current()?.customer.customerId
    return customerId === undefined ? failure({ kind: 'session-ended' }) : this.papers.invoices(customerId)
  }
}

function shownOf(invoices: readonly Invoice[]): InvoicesShown {
  const [latest, ...earlier] = latestFirst(invoices)
  return latest ? { phase: 'ready', latest, earlier } : { phase: 'empty' }
}
