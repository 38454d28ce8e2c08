import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList } from '@/ui/kit/data-list'
import { GroupedDigits } from '@/ui/kit/grouped-digits'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accountHolderRows } from '@/ui/payments/charge/account-holder-rows'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { lenderIdentityTexts } from '@/ui/texts/lender-identity.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import {
  TransferToCancelLoanViewModel,
  type TransferToCancelLoanState,
} from './transfer-to-cancel-loan-view-model'

const texts = cancellationTexts.transfer
const { valid } = cancellationTexts.quoted

interface TransferToCancelLoanViewProps {
  readonly loanId: string
  readonly price: CancellationPrice
}

export interface CancellationPrice {
  readonly amount: Cents
  /** Text with the first and last day on which the price of the cancellation is valid. */
  readonly validityText: string
}

export function TransferToCancelLoanView({ loanId, price }: TransferToCancelLoanViewProps) {
  const model = useViewModel(TransferToCancelLoanViewModel, { loanId })
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{ tone: 'warn' }}
    >
      {(shown) => cvuContent(model, shown, price)}
    </AsyncBoundary>
  )
}

function cvuContent(
  model: TransferToCancelLoanViewModel,
  shown: TransferToCancelLoanState,
  { amount, validityText }: CancellationPrice,
) {
  switch (shown.phase) {
    case 'none':
      return (
        <Notice tone="info" announced>
          <p>{texts.none}</p>
        </Notice>
      )
    case 'account':
      return (
        <Stack>
          <Card>
            <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
            <DataList
              rows={[
                {
                  label: texts.amount,
                  value: <Amount cents={amount} />,
                  action: (
                    <CopyButton
                      label={paymentMethodsTexts.transfer.copyAmount}
                      variant="quiet"
                      onCopy={() => model.copyAmount(amount)}
                    />
                  ),
                },
                { label: texts.label, value: <GroupedDigits>{shown.cvu}</GroupedDigits> },
                ...accountHolderRows(model.accountHolder),
                { label: valid, value: validityText },
              ]}
            />
            <Button icon="copy" wide onPress={() => void model.copyCvu(shown.cvu)}>
              {texts.copy}
            </Button>
          </Card>
          <p>{lenderIdentityTexts.neverAsks}</p>
        </Stack>
      )
  }
}
