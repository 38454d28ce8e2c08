import { observer } from 'mobx-react-lite'
import type { ScreenProps } from '@/ui/route'
import { ButtonLink } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paths } from '@/ui/paths'
import { failureTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { LoadFailed } from './load-failed'
import { LoanCardLink } from './loan-card-link'
import { LoansViewModel } from './loans-view-model'
import styles from './loans-screen.module.css'

const texts = loansTexts.list

export const LoansScreen = observer(function LoansScreen(_: ScreenProps) {
  const model = useViewModel(LoansViewModel)
  switch (model.state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} wide>
          <Skeleton shape="card" count={3} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'failed':
      return (
        <LoadFailed
          title={texts.failedTitle}
          message={model.state.message}
          onRetry={() => void model.retry()}
        />
      )
    case 'empty':
      return (
        <Screen title={texts.title} wide>
          <EmptyState icon="loans" title={texts.emptyTitle} action={<WaysOn newLoan={model.state.newLoan} />}>
            <p>{texts.empty}</p>
          </EmptyState>
        </Screen>
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} wide>
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

function WaysOn({ newLoan }: { readonly newLoan: 'offered' | 'hidden' }) {
  if (newLoan === 'hidden') return <ButtonLink to={paths.home}>{failureTexts.goHome}</ButtonLink>
  return (
    <Stack gap="small">
      <ButtonLink to={paths.newLoan} wide>
        {texts.newLoan}
      </ButtonLink>
      <ButtonLink to={paths.home} variant="secondary" wide>
        {failureTexts.goHome}
      </ButtonLink>
    </Stack>
  )
}
