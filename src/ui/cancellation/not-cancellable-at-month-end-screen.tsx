import { observer } from 'mobx-react-lite'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { Button } from '@/ui/kit/button'
import { formatLongDate } from '@/ui/kit/format'
import { ResultScreen } from '@/ui/kit/result-screen'
import { HomeLink } from '@/ui/shell/home-link'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import type { CancellationViewModel } from './cancellation-view-model'

const texts = cancellationTexts.endOfMonth

interface NotCancellableAtMonthEndProps {
  readonly model: CancellationViewModel
  readonly opensOn: CalendarDate
}

/**
 * The screen at the end of a month, which explains that the customer cannot cancel a loan until the next
 * month. It also offers to revoke the loans that are not used yet. Source: CAN-01, CAN-02.
 */
export const NotCancellableAtMonthEndScreen = observer(function NotCancellableAtMonthEndScreen({
  model,
  opensOn,
}: NotCancellableAtMonthEndProps) {
  const { revocableLoans } = model
  return (
    <ResultScreen
      tone="info"
      icon="calendar"
      title={texts.title}
      subtitle={texts.text(formatLongDate(opensOn))}
      detail={revocableLoans.length > 0 && <p>{texts.regret}</p>}
    >
      {revocableLoans.map(({ loan }) => (
        <Button
          key={loan.loanId}
          variant="secondary"
          wide
          onPress={() => model.showRevocationScreen(loan.loanId)}
        >
          {texts.revokeLoan(loan.externalId)}
        </Button>
      ))}
      <HomeLink variant={revocableLoans.length > 0 ? 'quiet' : 'primary'} />
    </ResultScreen>
  )
})
