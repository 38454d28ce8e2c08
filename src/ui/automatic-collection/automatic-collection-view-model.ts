import { inject, injectable } from 'inversify'
import {
  automaticCollectionStatus,
  type AutomaticCollectionStatus,
  type AutomaticLoanCollection,
} from '@/domain/automatic-collection/automatic-collection'
import { collectionActivationObstacle } from '@/domain/automatic-collection/collection-activation-obstacle'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  createActiveCollectionState,
  createUpcomingCollectionState,
  createPastCollectionState,
  type ActiveCollectionState,
  type UpcomingCollectionState,
  type PastCollectionState,
} from './collection-state'

export interface AutomaticCollectionViewModelInput {
  readonly loanExternalId: string
  /**
   * Called once when the portal knows whether the loan is collected automatically, or that the lender did
   * not answer (`unknown`).
   */
  readonly onStatusKnown: (collected: AutomaticCollectionStatus) => void
}

/** The automatic collection of a loan, on the screen of the loan. Source: COL-01, COL-02. */
@injectable()
export class AutomaticCollectionViewModel {
  collection: AutomaticLoanCollection | undefined = undefined
  private loanExternalId = ''
  private onKnown: AutomaticCollectionViewModelInput['onStatusKnown'] = () => undefined

  constructor(
    @inject(AutomaticCollectionQueries) private readonly queries: AutomaticCollectionQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'collection')
  }

  onMount({ loanExternalId, onStatusKnown }: AutomaticCollectionViewModelInput): () => void {
    this.loanExternalId = loanExternalId
    this.onKnown = onStatusKnown
    void this.load()
    return () => this.pendingRequest.cancel()
  }

  get activeCollection(): ActiveCollectionState | undefined {
    return this.collection && createActiveCollectionState(this.collection, this.clock.today())
  }

  /**
   * The last collection that the lender makes although the customer has turned off the automatic collection;
   * undefined if there is none. Source: COL-03.
   */
  get lastCollectionAfterDeactivation(): UpcomingCollectionState | undefined {
    const { collection } = this
    return collection?.next && !collection.activeAgreement
      ? createUpcomingCollectionState(collection.next, this.clock.today())
      : undefined
  }

  /**
   * The automatic collections of the loan that have ended. The screen shows them even after the customer has
   * turned off the automatic collection. Source: COL-02, COL-03.
   */
  get pastCollections(): readonly PastCollectionState[] {
    const today = this.clock.today()
    return (
      this.collection?.past.map((each) => createPastCollectionState(each, this.loanExternalId, today)) ?? []
    )
  }

  /**
   * Address of the screen on which the customer activates the automatic collection; undefined if it is
   * active already or there is nothing to collect. Source: COL-01.
   */
  get activationAddress(): string | undefined {
    const { collection } = this
    if (!collection || collectionActivationObstacle(collection)) return undefined
    return addresses.activateCollection.createPath({ idLoan: this.idLoan })
  }

  get deactivationAddress(): string {
    return addresses.deactivateCollection.createPath({ idLoan: this.idLoan })
  }

  private get idLoan(): string {
    return addresses.loan.parse(this.navigation).idLoan
  }

  /**
   * Loads the automatic collection of the loan. If that fails, the loan's screen does not show the section
   * about it.
   */
  private async load(): Promise<void> {
    await this.pendingRequest
      .waitForAnswer(
        this.queries.fetchCollection(this.loanExternalId),
        (found) => {
          this.collection = found.ok ? found.value : undefined
          this.onKnown(found.ok ? automaticCollectionStatus(found.value) : 'unknown')
        },
        () => this.onKnown('unknown'),
      )
      .catch(() => undefined)
  }
}
