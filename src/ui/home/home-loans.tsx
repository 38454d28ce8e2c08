import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import type { UpcomingCollectionListProps } from '@/ui/automatic-collection/upcoming-collection-list'
import { Amount } from '@/ui/kit/amount'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ProgressDrops } from '@/ui/kit/progress-drops'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { LinkRow } from '@/ui/kit/link-row'
import { NotLoadedNotice } from '@/ui/kit/not-loaded-notice'
import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import { RowList } from '@/ui/kit/row-list'
import { Skeleton } from '@/ui/kit/skeleton'
import { TitleWithAmount } from '@/ui/loans/title-with-amount'
import { homeTexts } from '@/ui/texts/home.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'
import type { DebtWithPendingPayment, HomeLoansViewModel } from './home-loans-view-model'
import type { HomeLoanRow, HomeRowsBelowMainPanel, HomeLinkRow } from './home-loan-rows'
import { HomeMainPanel } from './home-main-panel'
import styles from './home-loans.module.css'

/**
 * The list of upcoming automatic collections. Its code is loaded only if a collection is near. If loading
 * fails, the home screen works without the list.
 */
const UpcomingCollectionList = createOptionalOnDemandComponent<UpcomingCollectionListProps>(
  async () => (await import('@/ui/automatic-collection/upcoming-collection-list')).UpcomingCollectionList,
)

interface HomeLoansProps {
  readonly model: HomeLoansViewModel
}

interface NextPaymentPanelProps extends HomeLoansProps {
  readonly canRequestNewLoan: boolean
  /** Called when the customer presses the button that loads again what could not be loaded. */
  readonly onRetry: () => void
}

/**
 * The panel with the next payment, and the total of the month, on the home screen. Until they are known, a
 * placeholder. If something could not be loaded, a notice says so. Source: HOM-17, SES-19.
 */
export const NextPaymentPanel = observer(function NextPaymentPanel({
  model,
  canRequestNewLoan,
  onRetry,
}: NextPaymentPanelProps) {
  const { nextPayment, debtWithPendingPayment, rowsBelowMainPanel, asyncState, isLoading, isRefreshing } =
    model
  const { notLoadedNotice } = model
  if (!nextPayment && !isLoading && !notLoadedNotice) return undefined
  return (
    <FocusKeeper label={texts.label} className={styles['column']}>
      {isRefreshing && <span className={styles['asking']} />}
      <p role="status" className={styles['askedLong']}>
        {model.isRefreshSlow && texts.asking}
      </p>
      {nextPayment && (
        <HomeMainPanel
          nextPayment={nextPayment}
          savedCard={asyncState.loadedState?.suggestedCard}
          today={model.today}
          canRequestNewLoan={canRequestNewLoan}
        />
      )}
      {!nextPayment && isLoading && (
        <Skeleton shape="panel" label={texts.loading} note={asyncState.slowRequestMessage} isOnlyContent />
      )}
      {debtWithPendingPayment !== undefined && <DebtAndPendingPayment {...debtWithPendingPayment} />}
      {notLoadedNotice && <NotLoadedNotice tone="warn" {...notLoadedNotice} onRetry={onRetry} />}
      {model.loansWithUpcomingCollection.length > 0 && (
        <UpcomingCollectionList loans={model.loansWithUpcomingCollection} />
      )}
      {rowsBelowMainPanel?.monthTotal && <MonthTotal {...rowsBelowMainPanel.monthTotal} />}
    </FocusKeeper>
  )
})

/**
 * The customer's debt, a payment that may not be deducted from it yet, and what is left to pay after that
 * payment. Source: HOM-04, PAY-20.
 */
function DebtAndPendingPayment({ amount, paymentNote, payButton }: DebtWithPendingPayment) {
  return (
    <Card label={homeTexts.debt.title}>
      <h2 className={styles['title']}>{homeTexts.debt.title}</h2>
      {amount !== undefined && (
        <>
          <p>{homeTexts.debt.total}</p>
          <p>
            <Amount cents={amount} size="large" brief />
          </p>
          <p className={styles['soft']}>{homeTexts.debt.note}</p>
        </>
      )}
      <p>{paymentNote}</p>
      <ButtonLink to={payButton?.to ?? addresses.payInstallment.createPath()} variant="quiet">
        {payButton?.text ?? homeTexts.debt.pay}
      </ButtonLink>
    </Card>
  )
}

/** The list of the customer's loans on the home screen, with the last payment. Source: HOM-17. */
export const HomeLoanList = observer(function HomeLoanList({ model }: HomeLoansProps) {
  const { rowsBelowMainPanel } = model
  if (!rowsBelowMainPanel)
    return model.isLoading && <Skeleton shape="row" count={3} label={loansTexts.list.loading} isOnlyContent />
  return (
    <div className={styles['column']}>
      <section className={styles['section']} aria-labelledby="home-loans">
        <h2 id="home-loans" className={styles['title']}>
          {texts.loans}
        </h2>
        <RowList labelledBy="home-loans">
          {rowsBelowMainPanel.loans.map((row) => (
            <li key={row.to}>
              <LoanRow row={row} />
            </li>
          ))}
        </RowList>
      </section>
      {rowsBelowMainPanel.lastPayment && (
        <LastPayment row={rowsBelowMainPanel.lastPayment} title={rowsBelowMainPanel.lastPaymentTitle} />
      )}
    </div>
  )
})

function MonthTotal({
  title,
  installments,
  amount,
  batch,
}: NonNullable<HomeRowsBelowMainPanel['monthTotal']>) {
  return (
    <section aria-label={texts.month.label} className={styles['monthSection']}>
      <p className={styles['month']}>
        {title}: {installments}, <Amount cents={amount} brief />
      </p>
      {batch && (
        <ButtonLink to={batch.to} variant="secondary" wide>
          {batch.label}
        </ButtonLink>
      )}
    </section>
  )
}

function LoanRow({ row }: { readonly row: HomeLoanRow }) {
  return (
    <LinkRow
      to={row.to}
      title={<TitleWithAmount amount={row.amount}>{row.title}</TitleWithAmount>}
      detail={<LoanRowDetail row={row} />}
    />
  )
}

function LoanRowDetail({ row: { detail, progress } }: { readonly row: HomeLoanRow }) {
  return (
    <span className={styles['detail']}>
      <span>{detail}</span>{' '}
      {progress && (
        <ProgressDrops filledCount={progress.paidCount} count={progress.installmentCount}>
          {progress.text}
        </ProgressDrops>
      )}
    </span>
  )
}

function LastPayment({ row, title }: { readonly row: HomeLinkRow; readonly title: string }) {
  return (
    <section className={styles['section']} aria-labelledby="home-last-payment">
      <h2 id="home-last-payment" className={styles['title']}>
        {title}
      </h2>
      <RowList labelledBy="home-last-payment">
        <li>
          <LinkRow
            to={row.to}
            title={<TitleWithAmount amount={row.amount}>{row.title}</TitleWithAmount>}
            detail={row.detail}
          />
        </li>
      </RowList>
    </section>
  )
}
