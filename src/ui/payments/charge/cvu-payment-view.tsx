import type { Debt } from '@/domain/payments/debt'
import type { Cents } from '@/domain/shared/money'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList } from '@/ui/kit/data-list'
import { GroupedDigits } from '@/ui/kit/grouped-digits'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { formatMoney } from '@/ui/kit/format'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { lenderIdentityTexts } from '@/ui/texts/lender-identity.texts'
import { LenderBankAccounts } from '@/ui/payments/choose/lender-bank-accounts'
import { LenderBankAccountsViewModel } from '@/ui/payments/choose/lender-bank-accounts-view-model'
import { accountHolderRows } from './account-holder-rows'
import { CvuPaymentViewModel, type CvuPaymentState } from './cvu-payment-view-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentsTexts.cvu

interface CvuViewProps {
  readonly debt: Debt
  /** The whole amount due of the loan, because a transfer must pay all of it. */
  readonly totalDue: Cents
}

export function CvuPaymentView({ debt, totalDue }: CvuViewProps) {
  const model = useViewModel(CvuPaymentViewModel, debt)
  return (
    <AsyncBoundary asyncState={model.asyncState} skeleton={{ shape: 'row', count: 3, label: texts.loading }}>
      {(shown) => <CvuContent model={model} state={shown} totalDue={totalDue} />}
    </AsyncBoundary>
  )
}

interface CvuContentProps {
  readonly model: CvuPaymentViewModel
  readonly state: CvuPaymentState
  readonly totalDue: Cents
}

function CvuContent({ model, state, totalDue }: CvuContentProps) {
  switch (state.phase) {
    case 'account':
      return (
        <>
          <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
          <p>{state.how}</p>
          <Card>
            <p className={styles['digits']}>
              <span className={styles['small']}>{texts.label}</span>
              <GroupedDigits>{state.cvu}</GroupedDigits>
            </p>
            <Button icon="copy" wide onPress={() => void model.copyCvu(state.cvu)}>
              {texts.copy}
            </Button>
            <DataList
              rows={[
                {
                  label: paymentMethodsTexts.transfer.amount,
                  value: <span className={styles['unbroken']}>{formatMoney(totalDue)}</span>,
                  action: (
                    <CopyButton
                      label={paymentMethodsTexts.transfer.copyAmount}
                      variant="quiet"
                      onCopy={() => model.copyAmount(totalDue)}
                    />
                  ),
                },
                ...accountHolderRows(model.accountHolder),
              ]}
            />
          </Card>
          <p>{lenderIdentityTexts.neverAsks}</p>
        </>
      )
    case 'none':
      return (
        <>
          <FocusReceivingTitle>
            {state.reference === undefined ? texts.noneTitle : texts.transferTitle}
          </FocusReceivingTitle>
          <p>{state.why}</p>
          {state.reference !== undefined && <LenderAccountTransfer reference={state.reference} />}
        </>
      )
    case 'not-available':
      return (
        <>
          <NotLoadedNotice tone="warn" message={state.why} onRetry={() => void model.asyncState.retry()} />
          {state.reference !== undefined && (
            <>
              <h2>{texts.transferTitle}</h2>
              <LenderAccountTransfer reference={state.reference} />
            </>
          )}
        </>
      )
  }
}

/** The company's bank accounts to which the customer can transfer, and what they write in the transfer. */
function LenderAccountTransfer({ reference }: { readonly reference: string }) {
  const model = useViewModel(LenderBankAccountsViewModel)
  return (
    <>
      <p>{reference}</p>
      <LenderBankAccounts accounts={model.accounts} onCopy={model.copyAccountDetail} />
      <p>{lenderIdentityTexts.neverAsks}</p>
    </>
  )
}
