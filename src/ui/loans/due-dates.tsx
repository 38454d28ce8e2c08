import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { loansTexts } from '@/ui/texts/loans.texts'
import type { DueDatesOfLoan } from './due-dates-file'
import { DueDatesViewModel } from './due-dates-view-model'
import styles from './loan-screen.module.css'

const texts = loansTexts.calendar

/** Nothing where nothing falls due any more. Source: LOA-14. */
export const DueDates = observer(function DueDates({ loan }: { readonly loan: DueDatesOfLoan }) {
  const model = useViewModel(DueDatesViewModel)
  if (loan.dates.length === 0) return null
  return (
    <div className={styles['calendar']}>
      <Button variant="secondary" icon="calendar" busy={model.isBusy} onPress={() => void model.save(loan)}>
        {texts.save}
      </Button>
      <p className={styles['soft']}>{texts.hint}</p>
      {model.waiting.note && <p role="status">{model.waiting.note}</p>}
    </div>
  )
})
