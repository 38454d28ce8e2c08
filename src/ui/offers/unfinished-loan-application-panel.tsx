import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { LoanChosenInApplication } from '@/domain/offers/new-loan'
import {
  FetchStartedLoanApplication,
  type StartedLoanApplication,
} from '@/application/offers/fetch-started-loan-application'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { formatLongDate, formatMoney } from '@/ui/kit/format'
import { useScreenRequest } from '@/ui/kit/use-screen-request'
import { offersTexts } from '@/ui/texts/offers.texts'

const texts = offersTexts.inProgress

/** The request for what the customer has chosen in their unfinished loan application. Source: OFF-06. */
const unfinishedApplicationRequest = {
  service: FetchStartedLoanApplication,
  send: (opening: FetchStartedLoanApplication, { hashKey }: UnfinishedLoanApplicationPanelProps) =>
    opening.execute(hashKey),
  toState: (application: StartedLoanApplication, { chosenLoan }: UnfinishedLoanApplicationPanelProps) => ({
    phase: 'shown',
    chosen: application.chosenLoan ?? chosenLoan,
    begunAt: application.startedAt,
  }),
}

interface UnfinishedLoanApplicationPanelProps {
  readonly hashKey: string
  readonly chosenLoan: LoanChosenInApplication
}

/**
 * A panel with what the customer has chosen so far in an unfinished loan application. The link that continues
 * the application is shown before this panel is loaded. Source: OFF-06.
 */
export function UnfinishedLoanApplicationPanel(props: UnfinishedLoanApplicationPanelProps) {
  return (
    <FocusKeeper label={texts.details}>
      <AsyncBoundary
        asyncState={useScreenRequest(unfinishedApplicationRequest, props)}
        skeleton={{ shape: 'card', label: texts.loadingDetails }}
      >
        {(shown) => (
          <Card>
            <DataList rows={chosenLoanRows(shown.chosen, shown.begunAt)} />
          </Card>
        )}
      </AsyncBoundary>
    </FocusKeeper>
  )
}

function chosenLoanRows(
  { amount, installmentAmount, installmentCount }: LoanChosenInApplication,
  begunAt: Instant,
) {
  const total = cents(installmentAmount * installmentCount)
  const day = dayInBuenosAires(begunAt)
  return [
    { label: texts.amount, value: formatMoney(amount) },
    {
      label: texts.installments,
      value: texts.installmentsOf(installmentCount, formatMoney(installmentAmount)),
    },
    { label: texts.total, value: formatMoney(total) },
    { label: texts.date, value: <time dateTime={day}>{formatLongDate(day)}</time> },
  ]
}
