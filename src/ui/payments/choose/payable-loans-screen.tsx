import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ChipFromContent } from '@/ui/kit/chip'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { Form } from '@/ui/kit/form'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { NoLoansMessage } from '@/ui/loans/no-loans-message'
import { HomeLink } from '@/ui/shell/home-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PayableLoanRow } from './payable-loan-row'
import { PayableLoansViewModel, type PayableLoansState } from './payable-loans-view-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentsTexts.list

export function PayableLoansScreen() {
  const model = useViewModel(PayableLoansViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: PayableLoansViewModel, shown: PayableLoansState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <Screen title={texts.title} width="narrow">
          <NoLoansMessage title={texts.emptyTitle} text={texts.empty} newLoanLinkVisibility={shown.newLoan} />
        </Screen>
      )
    case 'choosing':
      return (
        <Screen title={texts.title} lead={texts.lead} width="narrow">
          <Form onSubmit={model.submit} errors={shown.errors}>
            <ChoiceCards
              legend={texts.legend}
              legendHidden
              name="loan"
              options={shown.loans.map(toOption)}
              value={model.chosenLoanId}
              onChange={model.chooseLoan}
              error={shown.errors[0]?.text}
            />
            <Button type="submit" wide>
              {texts.submit}
            </Button>
            {shown.offersBatch && (
              <ButtonLink to={addresses.paymentBatch.createPath()} variant="quiet" wide>
                {texts.several}
              </ButtonLink>
            )}
          </Form>
        </Screen>
      )
  }
}

function toOption(loan: PayableLoanRow) {
  return {
    value: loan.externalId,
    title: <TitleWithAmount amount={loan.amount}>{loan.title}</TitleWithAmount>,
    detail: <LoanRowDetail loan={loan} />,
  }
}

function LoanRowDetail({ loan }: { readonly loan: PayableLoanRow }) {
  return (
    <span className={styles['payable']}>
      <span>
        <InlineTextsWithDots of={loan.facts} />
      </span>
      {loan.dueTexts.length > 0 && (
        <>
          {' '}
          <span className={styles['payableDue']}>
            <InlineTextsWithDots of={loan.dueTexts} />
          </span>
        </>
      )}{' '}
      <ChipFromContent chip={loan.chip} />
    </span>
  )
}
