import { observer } from 'mobx-react-lite'
import type { Cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { DataList } from '@/ui/kit/data-list'
import { formatBriefMoney, formatLongDate, formatMoney } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { Panel } from '@/ui/kit/panel'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { Tabs } from './tabs'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import { CreditLineUnavailable } from './credit-line-unavailable'
import { CreditLineDetailViewModel, type CreditLineDetailState } from './credit-line-detail-view-model'
import { CreditLineExplanation } from './credit-line-explanation'
import { RemainingCreditLineChart } from './remaining-credit-line-chart'
import { CreditLineMovementItem } from './movement-item'
import { creditLineUseButtonVariant, UnknownOutcomeUseNotices } from './credit-line-use-notices'
import styles from './revolving-line.module.css'

const texts = creditLineTexts.detail

type ReadyState = Extract<CreditLineDetailState, { readonly phase: 'ready' }>

export function CreditLineDetailScreen() {
  const model = useViewModel(CreditLineDetailViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: creditLineTexts.title }}
      skeleton={{ shape: 'card', count: 3, label: creditLineTexts.loading }}
      failureNoticeProps={{ title: creditLineTexts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) =>
        shown.phase === 'not-activated' ? (
          <CreditLineUnavailable status="not-activated" />
        ) : (
          <CreditLineDetail model={model} state={shown} />
        )
      }
    </AsyncBoundary>
  )
}

interface CreditLineDetailProps {
  readonly model: CreditLineDetailViewModel
  readonly state: ReadyState
}

function CreditLineDetail({ model, state }: CreditLineDetailProps) {
  return (
    <Screen title={creditLineTexts.title} width="two-columns">
      <LineNotice state={state} />
      <UnknownOutcomeUseNotices uses={state.usesOfUnknownOutcome} />
      {state.offered !== undefined && <OfferNotice maxAmount={state.offered} at={model.activationAddress} />}
      <TwoColumns summary={<CreditLineAmounts model={model} state={state} />}>
        <Stack gap="large">
          {state.nextDue && <NextInstallmentCard nextDue={state.nextDue} pendingText={state.pendingText} />}
          <CreditLineTabs model={model} state={state} />
          <TextLink to={addresses.creditLineDismissal.createPath()}>{texts.dismiss}</TextLink>
        </Stack>
      </TwoColumns>
    </Screen>
  )
}

/**
 * The notice above the credit line: overdue installments, why the line cannot be used, or an unfinished
 * request. Source: REV-05, REV-07.
 */
function LineNotice({ state: { status, isUnfinished } }: Pick<CreditLineDetailProps, 'state'>) {
  if (status === 'in-debt')
    return <OverdueNotice title={texts.regulariseTitle}>{texts.regularise}</OverdueNotice>
  if (status === 'disabled-in-debt') {
    const { title, text } = creditLineTexts.closed[status]
    return <OverdueNotice title={title}>{text}</OverdueNotice>
  }
  if (status === 'disabled') return <DisabledNotice />
  if (!isUnfinished) return null
  return (
    <Notice
      tone="info"
      action={
        <TextLink to={addresses.creditLineRequest.createPath({ step: 'identidad' })}>{texts.goOn}</TextLink>
      }
    >
      {texts.unfinished}
    </Notice>
  )
}

/**
 * The notice that the lender offers another credit line, and that the customer cannot pay by QR code while
 * that offer is pending. Its button opens the request form directly, because the screen of the offer sends a
 * customer with a credit line back to this screen. Source: QRP-03, REV-01.
 */
function OfferNotice({ maxAmount, at }: { readonly maxAmount: Cents; readonly at: string }) {
  return (
    <Notice
      tone="info"
      title={texts.offeredTitle}
      action={<ButtonLink to={at}>{creditLineTexts.offer.ask}</ButtonLink>}
    >
      {texts.offered(formatBriefMoney(maxAmount))}
    </Notice>
  )
}

/** The notice that the credit line is not enabled, with a link to the support chat. Source: REV-05. */
function DisabledNotice() {
  const chat = useSupportChatAddress()
  return (
    <Notice
      tone="warn"
      action={
        <TextLink href={chat} newTab>
          {creditLineTexts.write}
        </TextLink>
      }
    >
      {creditLineTexts.closed.disabled.text}
    </Notice>
  )
}

function OverdueNotice({ title, children }: { readonly title: string; readonly children: string }) {
  const action = <ButtonLink to={addresses.payInstallment.createPath()}>{creditLineTexts.pay}</ButtonLink>
  return (
    <Notice tone="warn" title={title} action={action}>
      {children}
    </Notice>
  )
}

/** The amounts of the credit line, in grey while it cannot be used. Source: REV-06, REV-07. */
function CreditLineAmounts({ model, state }: CreditLineDetailProps) {
  const { figures, status } = state
  const isPaused = status !== 'open'
  const figuresOfCreditLine = (
    <>
      <RemainingCreditLineChart amounts={figures} isPaused={isPaused} />
      <DataList
        rows={[
          { label: texts.used, value: formatMoney(figures.usedAmount) },
          { label: texts.max, value: formatMoney(figures.maxAmount) },
        ]}
      />
      <PayByQr model={model} state={state} />
    </>
  )
  if (isPaused)
    return (
      <section aria-label={creditLineTexts.title} className={styles['paused']}>
        {figuresOfCreditLine}
      </section>
    )
  return (
    <Panel label={creditLineTexts.title}>
      {figuresOfCreditLine}
      <ButtonLink to={addresses.creditLineRequest.createPath()} variant="secondary" wide>
        {texts.request}
      </ButtonLink>
    </Panel>
  )
}

const qrUnavailableTexts: Readonly<Record<Exclude<ReadyState['status'], 'open'>, string>> = {
  'in-debt': texts.qrInDebt,
  disabled: texts.qrDisabled,
  'disabled-in-debt': texts.qrDisabledInDebt,
}

/**
 * Lets the customer pay a shop by QR code: with a button on a phone; on a computer, with a QR code that opens
 * the scanner on their phone. Source: REV-06, REV-07.
 */
const PayByQr = observer(function PayByQr({
  model,
  state: { status, usesOfUnknownOutcome },
}: CreditLineDetailProps) {
  if (status !== 'open')
    return (
      <Button wide icon="qr" disabledReason={qrUnavailableTexts[status]}>
        {texts.payByQr}
      </Button>
    )
  const { qrCode } = model
  switch (qrCode) {
    case undefined:
      return (
        <ButtonLink
          to={addresses.qrPayment.createPath()}
          icon="qr"
          variant={creditLineUseButtonVariant(usesOfUnknownOutcome)}
          wide
        >
          {texts.payByQr}
        </ButtonLink>
      )
    case 'drawing':
      return <Skeleton shape="drop" label={texts.qrDrawing} />
    case 'missing':
      return <Notice tone="warn">{texts.qrMissing}</Notice>
    default:
      return (
        <div className={styles['code']}>
          <p>{texts.qrLead}</p>
          <ScannableCodeFigure picture={qrCode} label={texts.qrPicture} shape="small-square" />
        </div>
      )
  }
})

interface NextInstallmentProps extends Pick<ReadyState, 'pendingText'> {
  readonly nextDue: NonNullable<ReadyState['nextDue']>
}

function NextInstallmentCard({ nextDue, pendingText }: NextInstallmentProps) {
  return (
    <Card label={texts.next}>
      <Stack gap="small">
        <h2 className={styles['heading']}>{texts.next}</h2>
        <p>
          <Amount cents={nextDue.amount} size="large" brief />
        </p>
        <p>{formatLongDate(nextDue.date)}</p>
        {pendingText !== undefined && <p>{pendingText}</p>}
        <TextLink to={addresses.creditLineInstallments.createPath()}>{texts.seeNext}</TextLink>
      </Stack>
    </Card>
  )
}

const CreditLineTabs = observer(function CreditLineTabs({ model, state }: CreditLineDetailProps) {
  return (
    <Tabs
      label={texts.tabs}
      selectedId={model.tab}
      onSelect={model.selectTab}
      tabs={[
        { id: 'movements', title: texts.movements, content: <LatestMovements state={state} /> },
        { id: 'how', title: texts.howTab, content: <CreditLineExplanation /> },
      ]}
    />
  )
})

function LatestMovements({ state: { latest, isFullListOffered } }: Pick<CreditLineDetailProps, 'state'>) {
  return (
    <div className={styles['movements']}>
      {latest.length === 0 ? (
        <p>{texts.noMovements}</p>
      ) : (
        <RowList label={texts.movements}>
          {latest.map((row, position) => (
            <li key={position}>
              <CreditLineMovementItem row={row} />
            </li>
          ))}
        </RowList>
      )}
      {isFullListOffered ? (
        <ButtonLink to={addresses.creditLineMovements.createPath()} variant="secondary" wide>
          {texts.seeAll}
        </ButtonLink>
      ) : (
        <Button variant="secondary" wide disabledReason={texts.fewMovements}>
          {texts.seeAll}
        </Button>
      )}
    </div>
  )
}
