import type { CreditLineInstallment } from '@/domain/revolving-line/next-expiration'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { ButtonLink } from '@/ui/kit/button'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { Panel } from '@/ui/kit/panel'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useScreenRequest } from '@/ui/kit/use-screen-request'
import { HomeLink } from '@/ui/shell/home-link'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { creditLineInstallmentsRequest, type CreditLineInstallmentsState } from './credit-line-installments'
import styles from './revolving-line.module.css'

const texts = creditLineTexts.next
const backLink = { to: addresses.creditLineDetail.createPath(), label: creditLineTexts.backToCreditLine }

type ReadyState = Extract<CreditLineInstallmentsState, { readonly phase: 'ready' }>

export function CreditLineInstallmentsScreen() {
  return (
    <AsyncBoundary
      asyncState={useScreenRequest(creditLineInstallmentsRequest)}
      screen={{ title: texts.title, back: backLink }}
      skeleton={{ shape: 'row', count: 4, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) => screenForState(shown)}
    </AsyncBoundary>
  )
}

function screenForState(shown: CreditLineInstallmentsState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title, back: backLink }}
          icon="calendar"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<HomeLink variant="secondary" />}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} back={backLink} width="two-columns">
          <TwoColumns summary={<TotalPanel shown={shown} />}>
            <RowList label={texts.list}>
              {shown.installments.map((installment) => (
                <InstallmentItem key={installment.loanId} installment={installment} />
              ))}
            </RowList>
          </TwoColumns>
        </Screen>
      )
  }
}

function TotalPanel({ shown }: { readonly shown: ReadyState }) {
  return (
    <Panel label={texts.total}>
      <p className={styles['figure']}>
        <span>{texts.total}</span>
        <Amount cents={shown.total} size="hero" />
      </p>
      {shown.pendingText !== undefined && <p>{shown.pendingText}</p>}
      <ButtonLink to={shown.pay} variant={shown.pendingText === undefined ? 'primary' : 'quiet'} wide>
        {shown.isOutcomeUnknown ? nextPaymentTexts.paid.follow : creditLineTexts.pay}
      </ButtonLink>
    </Panel>
  )
}

function InstallmentItem({ installment }: { readonly installment: CreditLineInstallment }) {
  const { number, amount, date, disbursedAmount } = installment
  return (
    <li className={styles['movement']}>
      <div className={styles['movementLine']}>
        <p className={styles['movementTitle']}>
          {texts.installment(number, formatBriefMoney(disbursedAmount))}
        </p>
        <p className={styles['movementTitle']}>
          <Amount cents={amount} />
        </p>
      </div>
      <p className={styles['movementFacts']}>{formatLongDate(date)}</p>
    </li>
  )
}
