import { inject, injectable } from 'inversify'
import type { LineMovement } from '@/domain/revolving-line/line-movement'
import { failure, type Result } from '@/domain/shared/result'
import type { CreditLine } from '@/domain/revolving-line/credit-line'
import { LineGateway } from '@/application/revolving-line/line.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Answer, failed } from '@/ui/kit/answer'
import { formatCount } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { lineTexts } from '@/ui/texts/revolving-line.texts'
import { toMovementRow, type MovementRow } from './movement-row'

const shownAtFirst = 30
const shownMoreEachTime = 100
/** Divides both, so that a list is shown whole or not at all. */
const rowsInAList = 10

export type LineMovementsShown =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly rows: readonly MovementRow[] }

/** Movements that are drawn and skipped together while many are scrolled past. */
export interface MovementList {
  /** The place of its first row among all, from 1 on. */
  readonly first: number
  readonly label: string
  readonly rows: readonly MovementRow[]
}

const texts = lineTexts.movements

/** Every use of the line, some at a time. Source: REV-08. */
@injectable()
export class LineMovementsViewModel {
  most = shownAtFirst
  /** The place of the first row that the last press showed; none before the first press. */
  newest: number | undefined = undefined

  constructor(
    @inject(LineGateway) private readonly gateway: LineGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Answer) readonly answer: Answer<LineMovementsShown>,
  ) {
    observed(this, 'most', 'newest')
  }

  start(): () => void {
    return this.answer.ask(
      () => this.find(),
      (line) => (line.ok ? shownOf(line.value.movements) : failed(line.failure)),
    )
  }

  get lists(): readonly MovementList[] {
    const rows = this.rows.slice(0, this.most)
    return Array.from({ length: Math.ceil(rows.length / rowsInAList) }, (_, position) =>
      toList(rows, position * rowsInAList),
    )
  }

  get hasMore(): boolean {
    return this.rows.length > this.most
  }

  get count(): string {
    const all = formatCount(this.rows.length)
    return this.hasMore ? texts.shown(formatCount(this.most), all) : texts.allShown(all)
  }

  seeMore(): void {
    this.newest = this.most + 1
    this.most += shownMoreEachTime
  }

  private get rows(): readonly MovementRow[] {
    const { shown } = this.answer
    return shown?.phase === 'ready' ? shown.rows : []
  }

  private async find(): Promise<Result<CreditLine, GatewayFailure>> {
    const customerId = this.sessions.current()?.customer.customerId
    return customerId === undefined ? failure({ kind: 'session-ended' }) : this.gateway.line(customerId)
  }
}

function shownOf(movements: readonly LineMovement[]): LineMovementsShown {
  if (movements.length === 0) return { phase: 'empty' }
  return { phase: 'ready', rows: movements.map(toMovementRow) }
}

function toList(all: readonly MovementRow[], start: number): MovementList {
  const rows = all.slice(start, start + rowsInAList)
  const first = start + 1
  return { first, rows, label: texts.list(formatCount(first), formatCount(start + rows.length)) }
}
