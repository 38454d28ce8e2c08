import { inject, injectable } from 'inversify'
import type { ExpectedCard } from '@/domain/cards/card-evidence'
import type { UnknownCardChange } from '@/application/cards/card-addition'
import { FollowCardChange } from '@/application/cards/follow-card-change'
import { FollowedOperation } from '@/ui/shared/followed-operation'
import { laterRejectionText, type CardChangeTexts } from '@/ui/texts/my-cards.texts'
import {
  doneChangeReport,
  failedChangeReport,
  unknownChangeReport,
  type CardChangeReport,
  type ActionLink,
} from './card-change-report'

/** The texts about a card change whose outcome is unknown: while the lender is asked, and after its answer. */
export interface FollowedCardChangeTexts {
  readonly texts: CardChangeTexts
  readonly again: ActionLink
  readonly show: (report: CardChangeReport) => void
  /** Called when the lender confirms that the card was added or replaced. */
  readonly onDone: () => void
}

/** Asks the lender about a card change whose outcome is unknown. Source: CAR-06, CAR-09. */
@injectable()
export class FollowedCardChange {
  constructor(
    @inject(FollowedOperation) readonly operation: FollowedOperation,
    @inject(FollowCardChange) private readonly followCardChange: FollowCardChange,
  ) {}

  follow(
    unknown: UnknownCardChange,
    expected: ExpectedCard | undefined,
    { texts, again, show, onDone }: FollowedCardChangeTexts,
  ): void {
    show(unknownChangeReport(texts, unknown, again))
    const { operation, owner } = unknown
    const change = { operation, owner, ...(expected ? { expected } : {}) }
    this.operation.followBy(
      operation,
      (askNow) => this.followCardChange.execute(change, askNow),
      ({ status, code }) => {
        if (status !== 'approved') {
          show(failedChangeReport(texts, { kind: 'declined', message: laterRejectionText(code) }, again))
          return
        }
        onDone()
        show(doneChangeReport(texts, unknown.card))
      },
    )
  }

  /** Stops asking the lender about the card change. */
  end(): void {
    this.operation.end()
  }
}
