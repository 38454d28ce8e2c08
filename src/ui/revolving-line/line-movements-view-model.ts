import { inject, injectable } from 'inversify'
import type { LineMovement } from '@/domain/revolving-line/line-movement'
import { failure, type Result } from '@/domain/shared/result'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import { LineGateway } from '@/application/revolving-line/line.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { MonthPages } from '@/ui/kit/month-pages'
import { observed } from '@/ui/kit/observed'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { toMovementRow, type MovementRow } from './movement-row'

const sizes = { atFirst: 30, moreEachTime: 100 }

export type LineMovementsShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MovementRow[] }

/** Every use of the line, some at a time. Source: REV-08. */
@injectable()
export class LineMovementsViewModel {
  readonly pages = new MonthPages(() => this.rows(), sizes, lineTexts.movements)

  constructor(
    @inject(LineGateway) private readonly gateway: LineGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(AsyncState) readonly answer: AsyncState<LineMovementsShown>,
  ) {
    observed(this)
  }

  start(): () => void {
    return this.answer.ask(
      () => this.find(),
      (line) => (line.ok ? shownOf(line.value.movements) : failed(line.failure)),
    )
  }

  private rows(): readonly MovementRow[] {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.rows : []
  }

  private async find(): Promise<Result<CreditLine, GatewayFailure>> {
    const customerId = this.sessions.customer()?.customerId
    return customerId === undefined ? failure({ kind: 'session-ended' }) : this.gateway.line(customerId)
  }
}

function shownOf(movements: readonly LineMovement[]): LineMovementsShown {
  if (movements.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: movements.map(toMovementRow) }
}
