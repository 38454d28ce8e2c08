import { inject, injectable } from 'inversify'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { Clock } from '@/application/shared/clock.port'
import { Settings } from '@/application/shared/settings.port'
import { observed } from '@/ui/kit/observed'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { DueDatesOfLoan } from './due-dates-file'

const texts = loansTexts.calendar

/** Saves the due dates of a loan as a calendar file. Source: LOA-14. */
@injectable()
export class DueDatesViewModel {
  isBusy = false

  constructor(
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Clock) private readonly clock: Clock,
    @inject(Settings) private readonly settings: Pick<Settings, 'brandName'>,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observed(this, 'isBusy')
  }

  start(): () => void {
    return () => this.pendingRequest.end()
  }

  async save(loan: DueDatesOfLoan): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    await this.pendingRequest.run(this.written(loan), (file) => {
      this.isBusy = false
      if (file) this.fileSaver.download(file, texts.fileName(loan.externalId))
      this.tell(file ? 'good' : 'bad', file ? texts.saved : texts.notSaved)
    })
  }

  /** Returns the file. The code that writes it is loaded on demand; undefined if that fails. */
  private async written(loan: DueDatesOfLoan): Promise<PortalFile | undefined> {
    const writing = await import('./due-dates-file').catch(() => undefined)
    return writing?.dueDatesFile(loan, this.settings.brandName, this.clock.now())
  }

  private tell(tone: 'good' | 'bad', text: string): void {
    this.toasts.show({ text, tone, seconds: downloadToastSeconds })
  }
}
