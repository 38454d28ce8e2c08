import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { TextLink } from '@/ui/kit/button'
import { LoanDocumentsSection } from '@/ui/documents/loan-documents-section'
import type { AutomaticCollectionViewModelInput } from '@/ui/automatic-collection/automatic-collection-view-model'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { LinkRow } from '@/ui/kit/link-row'
import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { SaveDueDatesButton } from './save-due-dates-button'
import { InstallmentList } from './installment-list'
import type { LoanDetail } from './loan-detail'
import { LoanSummaryPanel } from './loan-summary-panel'
import { LoanViewModel } from './loan-view-model'
import { RecentPaymentsNotice } from './recent-payments-notice'
import styles from './loan-screen.module.css'

const texts = loansTexts.loan
const backLink = { to: addresses.loans.createPath(), label: texts.back }

/**
 * The section about automatic collection. Its code is loaded separately, and the rest of the loan's screen
 * does not wait for it. If loading fails, the section is not shown. Source: COL-01.
 */
const AutomaticCollection = createOptionalOnDemandComponent<AutomaticCollectionViewModelInput>(
  async () => (await import('@/ui/automatic-collection/automatic-collection')).AutomaticCollection,
)

export function LoanScreen() {
  const model = useViewModel(LoanViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.untitled, back: backLink, width: 'two-columns' }}
      skeleton={{ shape: 'panel', count: 4, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {({ loan }) => (
        <Screen
          title={loan.title}
          headingContent={<LoanHeading loan={loan} />}
          lead={loan.disbursedAmountText}
          back={backLink}
          width="two-columns"
        >
          <TwoColumns summary={<LoanSummaryPanel loan={loan} />}>
            <FocusKeeper label={loan.title} className={styles['sections']}>
              <RecentPaymentsNotice
                paymentTexts={model.recentPaymentTexts}
                onDismiss={model.dismissRecentPaymentsNotice}
              />
              <InstallmentsSection loan={loan} />
              <AutomaticCollection
                loanExternalId={loan.externalId}
                onStatusKnown={model.setAutomaticCollectionStatus}
              />
              <LoanDocumentsSection loan={model.downloadableDocuments(loan)} />
              <LoanFacts loan={loan} model={model} />
            </FocusKeeper>
          </TwoColumns>
        </Screen>
      )}
    </AsyncBoundary>
  )
}

function LoanHeading({ loan }: { readonly loan: LoanDetail }) {
  if (loan.kindCaption === undefined) return loan.title
  return (
    <>
      {loan.title} <span className={styles['group']}>{loan.kindCaption}</span>
    </>
  )
}

function InstallmentsSection({ loan }: { readonly loan: LoanDetail }) {
  if (loan.installmentRows.length === 0) return null
  return (
    <section className={styles['section']}>
      {loan.separateOverdueRows.length > 0 && (
        <>
          <h2>{loan.separateOverdueTitle}</h2>
          <InstallmentList rows={loan.separateOverdueRows} label={loan.separateOverdueTitle} />
        </>
      )}
      <h2>{texts.installments}</h2>
      <InstallmentList rows={loan.installmentRows} label={texts.installments} />
      {loan.allInstallmentsLink && (
        <TextLink to={loan.allInstallmentsLink.to}>{loan.allInstallmentsLink.text}</TextLink>
      )}
      <SaveDueDatesButton loan={loan.dueDates} />
    </section>
  )
}

function LoanActionLinks({ loan }: { readonly loan: LoanDetail }) {
  return (
    <RowList label={texts.nextSteps}>
      {loan.cancellationAddress !== undefined && (
        <li>
          <LinkRow to={loan.cancellationAddress} icon="check" title={texts.cancel} />
        </li>
      )}
      <li>
        <LinkRow to={loan.claimAddress} icon="chat" title={texts.notRecognised} />
      </li>
    </RowList>
  )
}

const LoanFacts = observer(function LoanFacts({
  loan,
  model,
}: {
  readonly loan: LoanDetail
  readonly model: LoanViewModel
}) {
  return (
    <section className={styles['section']}>
      <h2>{texts.details}</h2>
      <Card>
        <DataList rows={model.loanFactsToShow(loan)} />
      </Card>
      <LoanActionLinks loan={loan} />
    </section>
  )
})
