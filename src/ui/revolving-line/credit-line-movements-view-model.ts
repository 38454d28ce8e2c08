import { inject, injectable } from 'inversify'
import type { CreditLineMovement } from '@/domain/revolving-line/credit-line-movement'
import { CreditLineQueries } from '@/application/revolving-line/credit-line-queries'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { MonthListPager } from '@/ui/kit/month-pages'
import { observeFields } from '@/ui/kit/observe-fields'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { createCreditLineMovementRow, type CreditLineMovementRow } from './movement-row'

const pageSizes = { atFirst: 30, moreEachTime: 100 }

export type CreditLineMovementsState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly CreditLineMovementRow[] }

/** The screen with every use of the revolving credit line. A button shows more of them. Source: REV-08. */
@injectable()
export class CreditLineMovementsViewModel {
  readonly pager = new MonthListPager(() => this.rows(), pageSizes, creditLineTexts.movements)

  constructor(
    @inject(CreditLineQueries) private readonly queries: CreditLineQueries,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditLineMovementsState>,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    return this.asyncState.load(
      () => this.queries.movements(),
      (movements) => (movements.ok ? toState(movements.value) : failedPhase(movements.failure)),
    )
  }

  private rows(): readonly CreditLineMovementRow[] {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState.rows : []
  }
}

function toState(movements: readonly CreditLineMovement[]): CreditLineMovementsState {
  if (movements.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: movements.map(createCreditLineMovementRow) }
}
