import { observer } from 'mobx-react-lite'
import type { ScreenProps } from '@/ui/route'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { LoadFailed } from '@/ui/shell/load-failed'
import { loansTexts } from '@/ui/texts/loans.texts'
import { LoanCardLink } from './loan-card-link'
import { LoansViewModel } from './loans-view-model'
import { NoLoans } from './no-loans'
import styles from './loans-screen.module.css'

const texts = loansTexts.list

export const LoansScreen = observer(function LoansScreen(_: ScreenProps) {
  const model = useViewModel(LoansViewModel)
  switch (model.state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} width="wide">
          <Skeleton shape="card" count={3} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'failed':
      return (
        <LoadFailed
          title={texts.failedTitle}
          message={model.state.message}
          reference={loansTexts.loadReference}
          onRetry={() => void model.retry()}
        />
      )
    case 'empty':
      return (
        <Screen title={texts.title} width="wide">
          <NoLoans title={texts.emptyTitle} text={texts.empty} newLoan={model.state.newLoan} />
        </Screen>
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="wide">
          <ul className={styles['list']}>
            {model.state.loans.map((loan) => (
              <li key={loan.loanId}>
                <LoanCardLink loan={loan} />
              </li>
            ))}
          </ul>
        </Screen>
      )
  }
})
