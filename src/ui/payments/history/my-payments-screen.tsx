import { memo } from 'react'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { ChipFromContent } from '@/ui/kit/chip'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { LinkRow } from '@/ui/kit/link-row'
import { MonthList } from '@/ui/kit/month-list'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { myPaymentsTexts as texts } from '@/ui/texts/my-payments.texts'
import type { MyPaymentRow } from './my-payment-row'
import { MyPaymentsViewModel, type MyPaymentsState } from './my-payments-view-model'
import styles from './my-payments-screen.module.css'
import { PaymentListActions } from './payment-list-actions'

export function MyPaymentsScreen() {
  const model = useViewModel(MyPaymentsViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'row', count: 6, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.reference,
        secondaryAction: <HomeLink />,
      }}
    >
      {({ phase }) => screenForState(model, phase)}
    </AsyncBoundary>
  )
}

function screenForState(model: MyPaymentsViewModel, phase: MyPaymentsState['phase']) {
  switch (phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="receipt"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<PaymentListFooter />}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="two-columns">
          <TwoColumns summary={<PaymentListActions />}>
            <MonthList pager={model.pager} label={texts.all} seeMoreText={texts.seeMore}>
              {(row) => <PaymentRow row={row} onOpen={model.rememberPosition} />}
            </MonthList>
            <HomeLink />
          </TwoColumns>
        </Screen>
      )
  }
}

interface PaymentRowProps {
  readonly row: MyPaymentRow
  /** Called when the customer opens the payment's receipt. */
  readonly onOpen: (row: MyPaymentRow) => void
}

/** A row of the list of payments. The component is memoised, because a payment never changes. */
const PaymentRow = memo(function PaymentRow({ row, onOpen }: PaymentRowProps) {
  return (
    <LinkRow
      to={row.receiptAddress}
      onFollow={() => onOpen(row)}
      title={row.loanName}
      detail={<PaymentDetail row={row} />}
      endContent={<Amount cents={row.amount} />}
    />
  )
})

/** The details of a payment. Only a pending payment has a status chip and a warning. */
function PaymentDetail({
  row: { loanKindLabel, dateText, paymentMethodText, statusChip, pendingWarning },
}: {
  readonly row: MyPaymentRow
}) {
  const isGood = statusChip.tone === 'good'
  return (
    <>
      {loanKindLabel !== undefined && <span className={styles['line']}>{loanKindLabel} </span>}
      <span className={styles['line']}>
        <InlineTextsWithDots
          of={isGood ? [dateText, paymentMethodText, statusChip.text] : [dateText, paymentMethodText]}
        />{' '}
      </span>
      {!isGood && <ChipFromContent chip={statusChip} />}
      {pendingWarning !== undefined && <span className={styles['warning']}> {pendingWarning}</span>}
    </>
  )
}

function PaymentListFooter() {
  return (
    <Stack gap="small">
      <PaymentListActions />
      <HomeLink />
    </Stack>
  )
}
