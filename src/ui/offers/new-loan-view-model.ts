import { inject, injectable } from 'inversify'
import { Subject, lastValueFrom } from 'rxjs'
import { takeUntil, tap } from 'rxjs/operators'
import {
  loanProductNumbers,
  newLoanHeading,
  type LoanChosenInApplication,
  type LoanProductNumbers,
  type NewLoanAvailability,
} from '@/domain/offers/new-loan'
import type { Cents } from '@/domain/shared/money'
import { loanApplicationWebAddress } from '@/application/offers/loan-application-address'
import { FindLoanApplicationOrOffer, type LoanOfferSearchStep } from '@/application/offers/find-new-loan'
import type { LoanOfferFailure } from '@/application/offers/offer.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { newLoanHeadingText, offersTexts } from '@/ui/texts/offers.texts'

/**
 * A part of the screen's state: the address of the lender's page that continues an application or offer, or
 * undefined if there is none.
 */
interface WithContinueAddress {
  readonly continueAddress: string | undefined
}

export type NewLoanState =
  | ({ readonly phase: 'to-start'; readonly maxAmount: Cents | undefined } & WithContinueAddress)
  | ({
      readonly phase: 'in-progress'
      readonly hashKey: string
      readonly chosenLoan: LoanChosenInApplication
    } & WithContinueAddress)
  | ({ readonly phase: 'line-in-progress' } & WithContinueAddress)
  | { readonly phase: 'rejected' | 'no-offer' | 'busy' | 'maintenance' | 'blocked' }

const waitingSearchStep: LoanOfferSearchStep = { kind: 'waiting' }

/** The screen on which the customer asks for a new loan. Source: OFF-01 to OFF-04. */
@injectable()
export class NewLoanViewModel {
  /** Text shown while the lender prepares another loan offer; undefined otherwise. Source: OFF-04. */
  waitNote: string | undefined = undefined
  private readonly left = new Subject<void>()

  constructor(
    @inject(FindLoanApplicationOrOffer) private readonly findNewLoan: FindLoanApplicationOrOffer,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Settings) private readonly settings: Settings,
    @inject(AsyncState) readonly asyncState: AsyncState<NewLoanState>,
  ) {
    observeFields(this, 'waitNote')
  }

  onMount(): () => void {
    const end = this.asyncState.load(
      () => this.search(),
      (step) => this.toState(step),
    )
    return () => {
      this.left.next()
      end()
    }
  }

  /** The title of the screen. It depends on the kind of loan. Source: OFF-01. */
  get title(): string {
    return newLoanHeadingText(newLoanHeading(this.kind))
  }

  private get kind(): LoanProductNumbers {
    return loanProductNumbers(addresses.newLoan.parse(this.navigation))
  }

  private search(): Promise<LoanOfferSearchStep> {
    const steps = this.findNewLoan.execute(this.kind).pipe(
      takeUntil(this.left),
      tap((step) => this.updateWaitNote(step)),
    )
    return lastValueFrom(steps, { defaultValue: waitingSearchStep })
  }

  private updateWaitNote({ kind }: LoanOfferSearchStep): void {
    this.waitNote = kind === 'waiting' ? offersTexts.waiting : undefined
  }

  private toState(step: LoanOfferSearchStep): FailedPhase | NewLoanState | undefined {
    switch (step.kind) {
      case 'waiting':
        return undefined
      case 'failed':
        return toFailureState(step.failure)
      case 'found':
        return this.availabilityShown(step.availability)
    }
  }

  private availabilityShown(availability: NewLoanAvailability): NewLoanState {
    if (availability.kind === 'rejected' || availability.kind === 'no-offer')
      return { phase: availability.kind }
    const { newLoanUrl } = this.settings
    const continueAddress = newLoanUrl && loanApplicationWebAddress(newLoanUrl, availability.hashKey)
    switch (availability.kind) {
      case 'to-start':
        return { phase: 'to-start', maxAmount: availability.maxAmount, continueAddress }
      case 'in-progress':
        return {
          phase: 'in-progress',
          hashKey: availability.hashKey,
          chosenLoan: availability.chosenLoan,
          continueAddress,
        }
      case 'line-in-progress':
        return { phase: 'line-in-progress', continueAddress }
    }
  }
}

function toFailureState(failure: LoanOfferFailure): FailedPhase | NewLoanState {
  switch (failure.kind) {
    case 'another-offer':
      return { phase: 'busy' }
    case 'maintenance':
    case 'blocked':
      return { phase: failure.kind }
    default:
      return failedPhase(failure)
  }
}
