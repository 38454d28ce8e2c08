import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { LoanLinkRow } from './loan-link-row'
import { LoansViewModel, type LoansState } from './loans-view-model'
import { NoLoansMessage } from './no-loans-message'

const texts = loansTexts.list

export function LoansScreen() {
  const model = useViewModel(LoansViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'wide' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {screenForState}
    </AsyncBoundary>
  )
}

function screenForState(shown: LoansState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <Screen title={texts.title} width="narrow">
          <NoLoansMessage title={texts.emptyTitle} text={texts.empty} newLoanLinkVisibility={shown.newLoan} />
        </Screen>
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="wide">
          <RowList label={texts.title}>
            {shown.loans.map((loan) => (
              <li key={loan.loanId}>
                <LoanLinkRow loan={loan} />
              </li>
            ))}
          </RowList>
        </Screen>
      )
  }
}
