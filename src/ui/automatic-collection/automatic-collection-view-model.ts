import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { observed } from '@/ui/kit/observed'
import { PendingRequest } from '@/ui/kit/pending-request'
import { activeCollectionState, type ActiveCollectionState } from './collection-state'

export interface AutomaticCollectionInput {
  readonly externalId: string
}

/** The automatic collection of a loan, on the screen of the loan. Source: COL-01, COL-02. */
@injectable()
export class AutomaticCollectionViewModel {
  collection: LoanCollection | undefined = undefined
  private externalId = ''

  constructor(
    @inject(AutomaticCollectionQueries) private readonly queries: AutomaticCollectionQueries,
    @inject(PendingRequest) private readonly waiting: PendingRequest,
  ) {
    observed(this, 'collection')
  }

  start({ externalId }: AutomaticCollectionInput): () => void {
    this.externalId = externalId
    void this.load()
    return () => this.waiting.end()
  }

  get active(): ActiveCollectionState | undefined {
    return this.collection && activeCollectionState(this.collection)
  }

  /** An error hides the section; the loan is shown without it. */
  private async load(): Promise<void> {
    await this.waiting
      .run(
        this.queries.ofLoan(this.externalId),
        (found) => {
          this.collection = found
        },
        () => undefined,
      )
      .catch(() => undefined)
  }
}
