import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { AllInstallmentsViewModel } from './all-installments-view-model'
import { InstallmentList } from './installment-list'

const texts = loansTexts.installments

export function AllInstallmentsScreen() {
  const model = useViewModel(AllInstallmentsViewModel)
  const frame = {
    title: texts.title,
    back: { to: model.loanAddress, label: texts.back },
    width: 'wide',
  } as const
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={frame}
      skeleton={{ shape: 'row', count: 6, label: texts.loading }}
      failureNoticeProps={{
        title: loansTexts.loan.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {({ loanTitle, rows }) => (
        <Screen {...frame} lead={loanTitle}>
          <InstallmentList rows={rows} label={loansTexts.loan.installments} />
        </Screen>
      )}
    </AsyncBoundary>
  )
}
