import { observer } from 'mobx-react-lite'
import { SelfieButton } from '@/ui/access/selfie-start'
import { addresses } from '@/ui/addresses'
import { Button } from '@/ui/kit/button'
import { formatBriefMoney } from '@/ui/kit/format'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { ScreenSkeleton } from '@/ui/kit/screen-skeleton'
import { Skeleton } from '@/ui/kit/skeleton'
import { Stack } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { creditLineLoanRequestTexts } from '@/ui/texts/credit-line-loan-request.texts'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import {
  CreditLineIdentityCheckViewModel,
  type CreditLineIdentityCheckState,
} from './credit-line-identity-check-view-model'
import styles from './revolving-line.module.css'

const texts = creditLineLoanRequestTexts.check
const backLink = { to: addresses.creditLineDetail.createPath(), label: creditLineTexts.backToCreditLine }

export const CreditLineIdentityCheckStep = observer(function CreditLineIdentityCheckStep() {
  const model = useViewModel(CreditLineIdentityCheckViewModel)
  const { state } = model
  switch (state.phase) {
    case 'arriving':
      return <ScreenSkeleton label={texts.checking} />
    case 'checking':
      return (
        <Screen title={texts.checkingTitle} width="narrow">
          <Skeleton shape="drop" label={texts.checking} note={model.pendingRequest.slowRequestMessage} />
        </Screen>
      )
    case 'intro':
    case 'leaving':
      return <SelfieIntroduction model={model} isLeaving={state.phase === 'leaving'} />
    case 'not-validated':
      return <IdentityNotConfirmed model={model} state={state} />
  }
})

interface SelfieIntroductionProps {
  readonly model: CreditLineIdentityCheckViewModel
  readonly isLeaving: boolean
}

const SelfieIntroduction = observer(function SelfieIntroduction({
  model,
  isLeaving,
}: SelfieIntroductionProps) {
  const { requestedLoanAmount } = model
  return (
    <Screen
      title={texts.title}
      lead={requestedLoanAmount === undefined ? undefined : texts.lead(formatBriefMoney(requestedLoanAmount))}
      back={isLeaving ? undefined : backLink}
      width="narrow"
    >
      <div className={styles['steps']}>
        <TextList kind="steps" items={texts.steps} />
      </div>
      <Stack gap="small">
        <SelfieButton model={model} label={texts.submit} onPress={() => void model.startIdentityCheck()} />
        {!isLeaving && (
          <Button wide variant="quiet" onPress={() => void model.requestAnotherLoan()}>
            {texts.another}
          </Button>
        )}
      </Stack>
    </Screen>
  )
})

interface NotValidatedProps {
  readonly model: CreditLineIdentityCheckViewModel
  readonly state: Extract<CreditLineIdentityCheckState, { readonly phase: 'not-validated' }>
}

function IdentityNotConfirmed({ model, state }: NotValidatedProps) {
  const isUnanswered = state.why === 'unanswered'
  return (
    <ResultScreen
      tone={isUnanswered ? 'warn' : 'bad'}
      title={texts.failedTitle}
      subtitle={notConfirmedReasonText(state.why)}
      reference={texts.reference}
    >
      <Button wide onPress={() => void model.retry()}>
        {isUnanswered ? failureActionTexts.retry : texts.retry}
      </Button>
      {isUnanswered && (
        <Button wide variant="secondary" onPress={model.restartIdentityCheck}>
          {texts.retry}
        </Button>
      )}
      <Button wide variant="quiet" onPress={() => void model.requestAnotherLoan()}>
        {texts.another}
      </Button>
    </ResultScreen>
  )
}

function notConfirmedReasonText(why: NotValidatedProps['state']['why']): string {
  if (why === 'unanswered') return texts.unanswered
  return why === 'no-match' ? texts.noMatch : texts.failed
}
