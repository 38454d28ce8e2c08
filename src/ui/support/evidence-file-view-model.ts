import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { Settings } from '@/application/shared/settings.port'
import { ShareFile } from '@/application/shared/share-file'
import { formatDate, formatTime } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'
import { legalEntityNameWithTaxId } from '@/ui/texts/lender-identity.texts'
import { createEvidencePdf, type EvidenceFileContent, type EvidenceFileSection } from './evidence-pdf'

export type EvidenceFileKind = 'payment' | 'claim' | 'collection' | 'activation' | 'deactivation'

/**
 * Creates the file with the evidence about a payment, a claim or an automatic collection. Customers can give
 * the file to their bank, the lender or a consumer authority. Source: DOC-05.
 */
@injectable()
export class EvidenceFileViewModel {
  isBuilding = false
  private hasLeft = false

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Pick<Settings, 'brandName' | 'legalEntity'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(ShareFile) private readonly shareFile: ShareFile,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    observeFields(this, 'isBuilding')
  }

  /**
   * Begins the visit to the screen. Returns a function to call when the customer leaves the screen; an
   * evidence file that is not finished by then is not offered.
   */
  onMount(): () => void {
    this.hasLeft = false
    return () => {
      this.hasLeft = true
    }
  }

  async shareEvidenceFile(kind: EvidenceFileKind, sections: readonly EvidenceFileSection[]): Promise<void> {
    if (this.isBuilding) return
    this.isBuilding = true
    try {
      const file = await createEvidencePdf(this.createEvidenceContent(kind, sections))
      if (this.hasLeft) return
      const outcome = await this.shareFile.execute(file, texts.file[kind](this.clock.today()))
      if (outcome === 'saved')
        this.toasts.show({ text: texts.saved, tone: 'good', seconds: downloadToastSeconds })
    } catch {
      this.toasts.show({ text: texts.notMade, tone: 'bad' })
    } finally {
      runInAction(() => (this.isBuilding = false))
    }
  }

  private createEvidenceContent(
    kind: EvidenceFileKind,
    sections: readonly EvidenceFileSection[],
  ): EvidenceFileContent {
    const { legalEntity, brandName } = this.settings
    const lender = legalEntity
      ? legalEntityNameWithTaxId(legalEntity.name, hyphenatedCuit(legalEntity.taxId))
      : brandName
    return {
      title: texts.title[kind],
      introduction: [lender, texts.purpose, texts.madeOn(momentText(this.clock.now()))],
      sections: [...this.ofCustomer(), ...sections],
    }
  }

  private ofCustomer(): readonly EvidenceFileSection[] {
    const customer = this.sessions.customer()
    if (!customer) return []
    const { firstName, surname, taxId } = customer
    const rows = [
      { label: texts.name, value: `${firstName} ${surname}` },
      { label: texts.taxId, value: hyphenatedCuit(taxId) },
    ]
    return [{ title: texts.customer, rows }]
  }
}

function momentText(moment: Instant): string {
  return texts.moment(formatDate(dayInBuenosAires(moment)), formatTime(moment))
}
