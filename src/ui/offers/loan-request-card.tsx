import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { ChosenLoan } from '@/domain/offers/new-loan'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { formatLongDate, formatMoney } from '@/ui/kit/format'
import { useViewModel } from '@/ui/kit/use-view-model'
import { offersTexts } from '@/ui/texts/offers.texts'
import { LoanRequestViewModel } from './loan-request-view-model'

const texts = offersTexts.inProgress

interface LoanRequestCardProps {
  readonly hashKey: string
  readonly chosen: ChosenLoan
}

/**
 * What was chosen in the application so far. The link that continues it is shown without waiting for this.
 * Source: OFF-06.
 */
export function LoanRequestCard({ hashKey, chosen }: LoanRequestCardProps) {
  const model = useViewModel(LoanRequestViewModel, { hashKey, chosen })
  return (
    <FocusKeeper label={texts.details}>
      <AsyncBoundary answer={model.answer} skeleton={{ shape: 'card', label: texts.loadingDetails }}>
        {(shown) => (
          <Card>
            <DataList rows={rows(shown.chosen, shown.begunAt)} />
          </Card>
        )}
      </AsyncBoundary>
    </FocusKeeper>
  )
}

function rows({ amount, installment, installmentCount }: ChosenLoan, begunAt: Instant) {
  const total = cents(installment * installmentCount)
  const day = dayInBuenosAires(begunAt)
  return [
    { label: texts.amount, value: formatMoney(amount) },
    { label: texts.installments, value: texts.installmentsOf(installmentCount, formatMoney(installment)) },
    { label: texts.total, value: formatMoney(total) },
    { label: texts.date, value: <time dateTime={day}>{formatLongDate(day)}</time> },
  ]
}
