import { observer } from 'mobx-react-lite'
import {
  acceptsPartialAmount,
  isPaidElsewhereWithPortalOpen,
  type PaymentMethod,
} from '@/domain/payments/payment-method'
import { Button } from '@/ui/kit/button'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CashPaymentView } from './cash-payment-view'
import { CreditCardPaymentView } from './credit-card-payment-view'
import { CvuPaymentView } from './cvu-payment-view'
import { DebitCardPaymentView } from './debit-card-payment-view'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import styles from '@/ui/payments/payments.module.css'
import { LoanQrPaymentView } from './loan-qr-payment-view'
import { WalletPaymentView } from './wallet-payment-view'

interface PaymentMethodViewProps {
  readonly method: PaymentMethod
  readonly model: PaymentSummaryViewModel
}

/**
 * Shows the chosen payment method and a text which says that the customer does not have to send a receipt.
 * Source: PAY-05.
 */
export const PaymentMethodView = observer(function PaymentMethodView({
  method,
  model,
}: PaymentMethodViewProps) {
  const { paymentRequest, amountChoice } = model
  if (!paymentRequest) return null
  return (
    <FocusKeeper label={paymentsTexts.summary.howTo} className={styles['method']}>
      {amountChoice.partialAmount !== undefined && !acceptsPartialAmount(method) && (
        <Notice tone="info">{amountChoice.onlyWholeAmountAcceptedText}</Notice>
      )}
      <MethodContent method={method} request={paymentRequest} model={model} />
      <p className={styles['small']}>{paymentsTexts.noReceiptNeeded}</p>
      {isPaidElsewhereWithPortalOpen(method) && <RefreshButton model={model} />}
    </FocusKeeper>
  )
})

interface MethodContentProps {
  readonly method: PaymentMethod
  readonly request: PaymentRequest
  readonly model: PaymentSummaryViewModel
}

function MethodContent({ method, request, model }: MethodContentProps) {
  const { debt, seenTotalDue } = request
  const report = model.handlePaymentProgressEvent
  switch (method) {
    case 'cvu':
      return <CvuPaymentView debt={debt} totalDue={seenTotalDue} />
    case 'qr':
      return <LoanQrPaymentView externalId={debt.externalId} amount={seenTotalDue} />
    case 'cash':
      return <CashPaymentView externalId={debt.externalId} amount={seenTotalDue} />
    case 'wallet':
      return <WalletPaymentView request={model.amountChoice.withPartialAmount(request)} onProgress={report} />
    case 'debit-card':
      return (
        <DebitCardPaymentView
          request={request}
          onProgress={report}
          isWalletOffered={model.isMethodOffered('wallet')}
          amountForm={model.amountChoice.amountForm}
        />
      )
    case 'credit-card':
      return <CreditCardPaymentView currentPaymentRequest={model.currentPaymentRequest} onProgress={report} />
  }
}

const RefreshButton = observer(function RefreshButton({
  model,
}: {
  readonly model: PaymentSummaryViewModel
}) {
  const isBusy = model.activity === 'refreshing'
  return (
    <div className={styles['unframed']}>
      <Button variant="quiet" icon="retry" busy={isBusy} onPress={() => void model.refresh('asked-for')}>
        {isBusy ? paymentsTexts.summary.refreshing : paymentsTexts.summary.refresh}
      </Button>
    </div>
  )
})
