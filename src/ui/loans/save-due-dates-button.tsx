import { observer } from 'mobx-react-lite'
import { ActionRow } from '@/ui/kit/action-row'
import { RowList } from '@/ui/kit/row-list'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { useViewModel } from '@/ui/kit/use-view-model'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { LoanDueDates } from './due-dates-file'
import { SaveDueDatesViewModel } from './save-due-dates-view-model'
import styles from './loan-screen.module.css'

const texts = loansTexts.calendar

/**
 * The button that saves the due dates of a loan as a calendar file. It is not shown if no due dates are left.
 * Source: LOA-14.
 */
export const SaveDueDatesButton = observer(function SaveDueDatesButton({
  loan,
}: {
  readonly loan: LoanDueDates
}) {
  const model = useViewModel(SaveDueDatesViewModel)
  if (loan.dueDates.length === 0) return null
  return (
    <div className={styles['calendar']}>
      <RowList label={texts.label}>
        <li>
          <ActionRow
            icon="calendar"
            title={texts.save}
            busy={model.isBusy}
            onPress={() => void model.saveDueDatesFile(loan)}
          />
        </li>
      </RowList>
      <p className={styles['soft']}>{texts.hint}</p>
      <SlowRequestMessage request={model.pendingRequest} />
    </div>
  )
})
