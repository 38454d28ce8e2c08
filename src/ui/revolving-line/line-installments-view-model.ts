import { inject, injectable } from 'inversify'
import { nextTotal, type NextExpiration } from '@/domain/revolving-line/next-expiration'
import type { Cents } from '@/domain/shared/money'
import { LineQueries } from '@/application/revolving-line/line-queries'
import { addresses } from '@/ui/addresses'
import { AsyncState, failed } from '@/ui/kit/async-state'

export type LineInstallmentsState =
  | { readonly phase: 'empty' }
  | {
      readonly phase: 'ready'
      readonly installments: NextExpiration['installments']
      readonly total: Cents
      /** Address for paying it; the payment identifies the line by its number. */
      readonly pay: string
    }

/** The screen with what falls due of the line next, by use. Source: REV-08. */
@injectable()
export class LineInstallmentsViewModel {
  constructor(
    @inject(LineQueries) private readonly queries: LineQueries,
    @inject(AsyncState) readonly answer: AsyncState<LineInstallmentsState>,
  ) {}

  start(): () => void {
    return this.answer.ask(
      () => this.queries.nextExpiration(),
      (next) => (next.ok ? shownOf(next.value) : failed(next.failure)),
    )
  }
}

function shownOf(next: NextExpiration): LineInstallmentsState {
  const { installments, externalId } = next
  if (installments.length === 0) return { phase: 'empty' }
  const pay = addresses.payInstallment.to(externalId === undefined ? {} : { externalId })
  return { phase: 'ready', installments, total: nextTotal(next), pay }
}
