import { inject, injectable } from 'inversify'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { FileSaver } from '@/application/shared/file-saver.port'
import { Clock } from '@/application/shared/clock.port'
import { Settings } from '@/application/shared/settings.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanDueDates } from './due-dates-file'

const texts = loansTexts.calendar

/** Saves the due dates of a loan as a calendar file. Source: LOA-14. */
@injectable()
export class SaveDueDatesViewModel {
  isBusy = false

  constructor(
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Clock) private readonly clock: Clock,
    @inject(Settings) private readonly settings: Pick<Settings, 'brandName'>,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AutomaticCollectionQueries) private readonly collections: AutomaticCollectionQueries,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'isBusy')
  }

  onMount(): () => void {
    return () => this.pendingRequest.cancel()
  }

  async saveDueDatesFile(loan: LoanDueDates): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    await this.pendingRequest.waitForAnswer(this.prepareFile(loan), (createFile) => {
      this.isBusy = false
      if (createFile) this.fileSaver.download(createFile.file, texts.fileName(loan.externalId))
      this.showMessage(createFile ? 'good' : 'bad', createFile?.savedText ?? texts.notSaved)
    })
  }

  /**
   * Returns the calendar file of a loan. The code that writes the file is loaded on demand; returns
   * undefined if the code cannot be loaded.
   */
  private async prepareFile(loan: LoanDueDates) {
    const writing = await import('./due-dates-download').catch(() => undefined)
    const { collections: collectionQueries, clock, settings } = this
    return writing?.prepareDueDatesDownload(loan, { collectionQueries, clock, brandName: settings.brandName })
  }

  private showMessage(tone: 'good' | 'bad', text: string): void {
    this.toasts.show({ text, tone, seconds: downloadToastSeconds })
  }
}
