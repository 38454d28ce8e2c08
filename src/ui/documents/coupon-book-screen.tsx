import { observer } from 'mobx-react-lite'
import type { Loan } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ChipRadioGroup } from './chip-radio-group'
import { FocusKeeper, useKeepFocus, useFocusOnMount } from '@/ui/kit/focus-keeper'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { couponBookLoanLabel } from './coupon-book-texts'
import type { CouponBookWarningTexts } from './coupon-book-warning-texts'
import { CouponBookViewModel, type CouponBookState } from './coupon-book-view-model'

const texts = documentsTexts.couponBook

export function CouponBookScreen() {
  const model = useViewModel(CouponBookViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title }}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: CouponBookViewModel, shown: CouponBookState) {
  switch (shown.phase) {
    case 'empty':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="loans"
          title={texts.emptyTitle}
          text={texts.empty}
          action={<ButtonLink to={addresses.home.createPath()}>{failureActionTexts.goHome}</ButtonLink>}
        />
      )
    case 'ready':
      return (
        <Screen title={texts.title} lead={texts.lead} width="two-columns">
          <TwoColumns
            secondColumn={
              <FocusKeeper label={texts.ofChosen}>
                <CouponBookOfLoan model={model} chosenLoan={shown.chosen} />
              </FocusKeeper>
            }
          >
            <ChipRadioGroup
              legend={texts.loans}
              name="loan"
              options={shown.loans.map((loan) => ({ value: loan.loanId, label: couponBookLoanLabel(loan) }))}
              value={shown.chosen.loanId}
              onChange={model.chooseLoan}
            />
          </TwoColumns>
        </Screen>
      )
  }
}

interface ChosenLoanProps {
  readonly model: CouponBookViewModel
  readonly chosenLoan: Loan
}

const CouponBookOfLoan = observer(function CouponBookOfLoan({ model, chosenLoan }: ChosenLoanProps) {
  switch (model.availabilityForChosenLoan) {
    case 'not-enabled':
      return (
        <Notice
          tone="info"
          title={texts.notEnabledTitle}
          announced
          action={
            <ButtonLink
              to={addresses.payInstallment.createPath({ externalId: chosenLoan.externalId })}
              variant="secondary"
            >
              {texts.payOtherwise}
            </ButtonLink>
          }
        >
          <p>{texts.notEnabled}</p>
        </Notice>
      )
    case 'direct-debit':
    case 'automatic-collection':
    case 'collection-unknown':
      return (
        <CouponBookWarning
          warningTexts={model.warningTexts(model.availabilityForChosenLoan)}
          onAcknowledge={model.acknowledgeWarning}
        />
      )
    case 'download':
      return <CouponBookDownload model={model} chosenLoan={chosenLoan} />
    case undefined:
      return null
  }
})

function CouponBookWarning({
  warningTexts: { title, paragraphs },
  onAcknowledge,
}: {
  readonly warningTexts: CouponBookWarningTexts
  readonly onAcknowledge: () => void
}) {
  const keepFocus = useKeepFocus()
  const acknowledge = (): void => {
    keepFocus()
    onAcknowledge()
  }
  return (
    <Stack>
      <Notice tone="warn" title={title} announced>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Notice>
      <Button wide onPress={acknowledge}>
        {texts.acknowledge}
      </Button>
    </Stack>
  )
}

const CouponBookDownload = observer(function CouponBookDownload({ model, chosenLoan }: ChosenLoanProps) {
  const ready = useFocusOnMount<HTMLParagraphElement>()
  const { runningDownload, pendingRequest } = model.downloader
  return (
    <Card>
      <p ref={ready} tabIndex={-1} role="status">
        {texts.ready(couponBookLoanLabel(chosenLoan))}
      </p>
      <p>{texts.contents}</p>
      <Button
        icon="download"
        wide
        busy={runningDownload !== undefined}
        onPress={() => void model.downloadCouponBook()}
      >
        {texts.download}
      </Button>
      <SlowRequestMessage request={pendingRequest} />
    </Card>
  )
})
