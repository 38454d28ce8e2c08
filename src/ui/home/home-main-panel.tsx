import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { NextPayment } from '@/domain/home/next-payment'
import type { Loan } from '@/domain/loans/loan'
import { areAllDueItemsExplained } from '@/domain/payments/amount-due'
import type { SavedCard } from '@/domain/payments/saved-card'
import { addresses } from '@/ui/addresses'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import { cardName } from '@/ui/cards/card-labels'
import { Amount } from '@/ui/kit/amount'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip, ChipFromContent } from '@/ui/kit/chip'
import { formatBriefMoney } from '@/ui/kit/format'
import { Panel } from '@/ui/kit/panel'
import { automaticCollectionDayText } from '@/ui/loans/automatic-collection-day-text'
import { OnDemandAmountDueExplanationLink } from '@/ui/loans/on-demand-amount-due-explanation-link'
import { loanName } from '@/ui/loans/loan-name'
import { PartialPaymentLink } from '@/ui/payments/choose/partial-payment-link'
import { createPendingPaymentChip } from '@/ui/payments/status/pending-text'
import { PayLink } from '@/ui/payments/choose/pay-link'
import { AnimatedAmount } from '@/ui/payments/choose/animated-amount'
import { homeTexts } from '@/ui/texts/home.texts'
import { collectionModeText, loansTexts } from '@/ui/texts/loans.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'
import { homeInstallmentDueTexts, homeInstallmentNumberText } from './due-text'
import styles from './home-main-panel.module.css'

interface HomeMainPanelProps {
  readonly nextPayment: NextPayment
  readonly savedCard: SavedCard | undefined
  readonly today: CalendarDate
  readonly canRequestNewLoan: boolean
}

/**
 * The highlighted panel of the home screen: what the customer owes next or has just paid, and the button for
 * paying. Source: HOM-17.
 */
export function HomeMainPanel({ nextPayment, savedCard, today, canRequestNewLoan }: HomeMainPanelProps) {
  switch (nextPayment.kind) {
    case 'paid':
      return <JustPaidPanel {...nextPayment} />
    case 'overdue':
      return <OverduePanel {...nextPayment} savedCard={savedCard} />
    case 'due':
      return <NextDuePanel {...nextPayment} savedCard={savedCard} today={today} />
    case 'nothing-due':
      return (
        <Panel label={texts.nothingDue.label} chip={<Chip tone="good">{texts.due.upToDate}</Chip>}>
          <p className={styles['title']}>{texts.nothingDue.text}</p>
        </Panel>
      )
    case 'no-loans':
      return (
        <Panel label={texts.noLoans.label} chip={<Chip tone="good">{texts.due.upToDate}</Chip>}>
          <p className={styles['title']}>{texts.noLoans.text}</p>
          <p>{canRequestNewLoan ? texts.noLoans.mayAsk : texts.noLoans.otherwise}</p>
        </Panel>
      )
  }
}

type NextPaymentOfKind<Kind extends NextPayment['kind']> = Extract<NextPayment, { readonly kind: Kind }>

function JustPaidPanel({ amount, isCertain, loan }: NextPaymentOfKind<'paid'>) {
  const { paid } = texts
  return (
    <Panel label={paid.label} chip={<ChipFromContent chip={createPendingPaymentChip({ isCertain })} />}>
      <p className={styles['title']}>{isCertain ? paid.title : paid.unsureTitle}</p>
      <p className={styles['amount']}>
        <Amount cents={amount} size="hero" />
      </p>
      {loan && <p className={styles['soft']}>{loanName(loan)}</p>}
      <p>{isCertain ? paid.text : paid.unsureText}</p>
      <div className={styles['action']}>
        {!isCertain && loan ? (
          <ButtonLink to={paymentSummaryAddress(loan.externalId)} variant="secondary" wide>
            {paid.follow}
          </ButtonLink>
        ) : (
          <ButtonLink to={addresses.myPayments.createPath()} variant="secondary" wide>
            {homeTexts.tiles['my-payments']}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}

/**
 * The home screen's panel for overdue installments. Its tone is serious, but never shames the customer.
 * Source: HOM-04.
 */
function OverduePanel({
  amount,
  count,
  loan,
  oldest,
  savedCard,
}: NextPaymentOfKind<'overdue'> & Pick<HomeMainPanelProps, 'savedCard'>) {
  return (
    <Panel
      movesToNextScreen
      label={homeTexts.debt.title}
      chip={<Chip tone="warn">{texts.overdue(count)}</Chip>}
    >
      <h2 className={styles['title']}>{homeTexts.debt.title}</h2>
      {amount !== undefined && (
        <>
          <p className={styles['soft']}>{homeTexts.debt.total}</p>
          <p className={styles['amount']}>
            <AnimatedAmount cents={amount} />
          </p>
          <p className={styles['soft']}>{homeTexts.debt.note}</p>
        </>
      )}
      {loan && amount !== undefined ? (
        <PayActions loan={loan} amount={amount} savedCard={savedCard} />
      ) : (
        <div className={styles['action']}>
          <ButtonLink to={addresses.payInstallment.createPath()} wide>
            {homeTexts.debt.pay}
          </ButtonLink>
        </div>
      )}
      {oldest?.dueItems && (
        <div className={styles['actions']}>
          <PartialPaymentLink
            loanExternalId={oldest.externalId}
            dueItems={oldest.dueItems}
            loanName={loan ? undefined : loanName(oldest)}
          />
          {loan && areAllDueItemsExplained(loan.dueItems ?? []) && (
            <OnDemandAmountDueExplanationLink
              loanExternalId={loan.externalId}
              amountDue={amount}
              isExplanationAvailable
            />
          )}
        </div>
      )}
    </Panel>
  )
}

function NextDuePanel({
  loan,
  installment,
  daysLeft,
  savedCard,
  today,
}: NextPaymentOfKind<'due'> & Pick<HomeMainPanelProps, 'savedCard' | 'today'>) {
  const { chip, date } = homeInstallmentDueTexts(installment.date, { daysLeft, today })
  return (
    <Panel movesToNextScreen label={texts.due.label} chip={<Chip tone={chip.tone}>{chip.text}</Chip>}>
      <div>
        <h2 className={styles['title']}>{loanName(loan)}</h2>
        <p className={styles['soft']}>{homeInstallmentNumberText(loan, installment)}</p>
      </div>
      <p className={styles['amount']}>
        <AnimatedAmount cents={installment.amount} />
      </p>
      {loan.nextCollection && <p>{automaticCollectionDayText(loan.nextCollection.date, today)}</p>}
      <p>{date}</p>
      {loan.collectionMode !== 'voluntary' && (
        <p className={styles['soft']}>{collectionModeText(loan.collectionMode)}</p>
      )}
      {loan.paymentEnabled && <PayActions loan={loan} amount={installment.amount} savedCard={savedCard} />}
    </Panel>
  )
}

interface PayActionsProps extends Pick<HomeMainPanelProps, 'savedCard'> {
  readonly loan: Loan
  readonly amount: Cents
}

/**
 * The button for paying the loan that the panel shows. If the customer has a saved card, also the name of
 * that card and a link for choosing another way to pay. Source: PAY-21.
 */
function PayActions({ loan, amount, savedCard }: PayActionsProps) {
  const { externalId } = loan
  return (
    <div className={styles['action']}>
      <PayLink to={paymentSummaryAddress(externalId)} loanExternalId={externalId} amount={amount}>
        {loansTexts.loan.payAmount(formatBriefMoney(amount))}
      </PayLink>
      {savedCard && (
        <p className={styles['card']}>
          {texts.card(cardName(savedCard))}{' '}
          <TextLink to={addresses.paymentSummary.createPath({ externalId })}>
            {texts.change}
            <span className="visually-hidden"> {texts.ofCard}</span>
          </TextLink>
        </p>
      )}
    </div>
  )
}
