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
import styles from './revolving-line.module.css'

const texts = creditLineTexts.detail

type Ready = Extract<CreditLineDetailState, { readonly phase: 'ready' }>

export function CreditLineDetailScreen() {
  const model = useViewModel(CreditLineDetailViewModel)
  return (
    <AsyncBoundary
      answer={model.answer}
      screen={{ title: creditLineTexts.title }}
      skeleton={{ shape: 'card', count: 3, label: creditLineTexts.loading }}
      failure={{ title: creditLineTexts.failedTitle, otherAction: <HomeLink /> }}
    >
      {(shown) =>
        shown.phase === 'not-activated' ? (
          <CreditLineUnavailable status="not-activated" />
        ) : (
          <Detail model={model} shown={shown} />
        )
      }
    </AsyncBoundary>
  )
}

interface DetailProps {
  readonly model: CreditLineDetailViewModel
  readonly shown: Ready
}

function Detail({ model, shown }: DetailProps) {
  return (
    <Screen title={creditLineTexts.title} width="two-columns">
      <LineNotice shown={shown} />
      {shown.offered !== undefined && <Offered most={shown.offered} at={model.requestAddress} />}
      <TwoColumns summary={<Figures model={model} shown={shown} />}>
        <Stack gap="large">
          {shown.nextDue && <Next nextDue={shown.nextDue} />}
          <History model={model} shown={shown} />
          <TextLink to={addresses.creditLineDismissal.to()}>{texts.dismiss}</TextLink>
        </Stack>
      </TwoColumns>
    </Screen>
  )
}

/**
 * The notice above the credit line: overdue installments, why the line cannot be used, or an unfinished
 * request. Source: REV-05, REV-07.
 */
function LineNotice({ shown: { status, isUnfinished } }: Pick<DetailProps, 'shown'>) {
  if (status === 'in-debt') return <Regularise title={texts.regulariseTitle}>{texts.regularise}</Regularise>
  if (status === 'disabled-in-debt') {
    const { title, text } = creditLineTexts.closed[status]
    return <Regularise title={title}>{text}</Regularise>
  }
  if (status === 'disabled') return <Disabled />
  if (!isUnfinished) return null
  return (
    <Notice
      tone="info"
      action={<TextLink to={addresses.creditLineRequest.to({ step: 'identidad' })}>{texts.goOn}</TextLink>}
    >
      {texts.unfinished}
    </Notice>
  )
}

/**
 * The notice that the lender offers another credit line, and that the customer cannot pay by QR code while
 * that offer is pending. Its button opens the form for the request: the screen of the offer would lead a
 * customer with a credit line back to this screen. Source: QRP-03, REV-01.
 */
function Offered({ most, at }: { readonly most: Cents; readonly at: string }) {
  return (
    <Notice
      tone="info"
      title={texts.offeredTitle}
      action={<ButtonLink to={at}>{creditLineTexts.offer.ask}</ButtonLink>}
    >
      {texts.offered(formatBriefMoney(most))}
    </Notice>
  )
}

/** The notice that the credit line is not enabled, with a link to the support chat. Source: REV-05. */
function Disabled() {
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

function Regularise({ title, children }: { readonly title: string; readonly children: string }) {
  const action = <ButtonLink to={addresses.payInstallment.to()}>{creditLineTexts.pay}</ButtonLink>
  return (
    <Notice tone="warn" title={title} action={action}>
      {children}
    </Notice>
  )
}

/** The amounts of the credit line, in grey while it cannot be used. Source: REV-06, REV-07. */
function Figures({ model, shown }: DetailProps) {
  const { figures, status } = shown
  const isPaused = status !== 'open'
  const figuresOfCreditLine = (
    <>
      <RemainingCreditLineChart figures={figures} isPaused={isPaused} />
      <DataList
        rows={[
          { label: texts.used, value: formatMoney(figures.used) },
          { label: texts.max, value: formatMoney(figures.max) },
        ]}
      />
      <PayByQr model={model} status={status} />
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
      <ButtonLink to={addresses.creditLineRequest.to()} variant="secondary" wide>
        {texts.request}
      </ButtonLink>
    </Panel>
  )
}

const whyNoQr: Readonly<Record<Exclude<Ready['status'], 'open'>, string>> = {
  'in-debt': texts.qrInDebt,
  disabled: texts.qrDisabled,
  'disabled-in-debt': texts.qrDisabledInDebt,
}

/**
 * The way to pay a shop by QR code: a button on a phone; on a computer, a QR code that opens the scanner on
 * the customer's phone. Source: REV-06, REV-07.
 */
const PayByQr = observer(function PayByQr({
  model,
  status,
}: {
  readonly model: CreditLineDetailViewModel
  readonly status: Ready['status']
}) {
  if (status !== 'open')
    return (
      <Button wide icon="qr" disabledReason={whyNoQr[status]}>
        {texts.payByQr}
      </Button>
    )
  const { code } = model
  switch (code) {
    case undefined:
      return (
        <ButtonLink to={addresses.qrPayment.to()} icon="qr" wide>
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
          <ScannableCodeFigure picture={code} label={texts.qrPicture} shape="small-square" />
        </div>
      )
  }
})

function Next({ nextDue }: { readonly nextDue: NonNullable<Ready['nextDue']> }) {
  return (
    <Card label={texts.next}>
      <Stack gap="small">
        <h2 className={styles['heading']}>{texts.next}</h2>
        <p>
          <Amount cents={nextDue.amount} size="large" brief />
        </p>
        <p>{formatLongDate(nextDue.date)}</p>
        <TextLink to={addresses.creditLineInstallments.to()}>{texts.seeNext}</TextLink>
      </Stack>
    </Card>
  )
}

const History = observer(function History({ model, shown }: DetailProps) {
  return (
    <Tabs
      label={texts.tabs}
      selected={model.tab}
      onSelect={model.selectTab}
      tabs={[
        { id: 'movements', title: texts.movements, content: <Latest shown={shown} /> },
        { id: 'how', title: texts.howTab, content: <CreditLineExplanation /> },
      ]}
    />
  )
})

function Latest({ shown: { latest, isFullListOffered } }: Pick<DetailProps, 'shown'>) {
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
        <ButtonLink to={addresses.creditLineMovements.to()} variant="secondary" wide>
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
