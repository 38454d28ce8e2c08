import { observer } from 'mobx-react-lite'
import type { ScreenProps } from '@/ui/route'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paths } from '@/ui/paths'
import { LoadFailed } from '@/ui/shell/load-failed'
import { loansTexts } from '@/ui/texts/loans.texts'
import { AllInstallmentsViewModel } from './all-installments-view-model'
import { InstallmentList } from './installment-list'

const texts = loansTexts.installments

export const AllInstallmentsScreen = observer(function AllInstallmentsScreen({ parameters }: ScreenProps) {
  const loanId = parameters['idLoan'] ?? ''
  const model = useViewModel(AllInstallmentsViewModel, { loanId })
  const back = { to: paths.loan(loanId), label: texts.back }
  switch (model.state.phase) {
    case 'loading':
      return (
        <Screen title={texts.title} back={back}>
          <Skeleton shape="row" count={6} label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'failed':
      return (
        <LoadFailed
          title={loansTexts.loan.failedTitle}
          message={model.state.message}
          reference={loansTexts.loadReference}
          onRetry={() => void model.retry()}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={model.state.loanTitle} back={back}>
          <InstallmentList rows={model.state.rows} />
        </Screen>
      )
  }
})
