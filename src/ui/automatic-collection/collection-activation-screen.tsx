import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Form } from '@/ui/kit/form'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { TextField } from '@/ui/kit/text-field'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { IdentityProofDialog } from '@/ui/protection/identity-proof-dialog'
import { collectionActivationTexts as texts } from '@/ui/texts/collection-activation.texts'
import { CollectionChangeReceiptScreen } from './collection-change-receipt-screen'
import { CollectionConsentView } from './collection-consent-view'
import type { CollectionActivationState } from './collection-activation-state'
import { CollectionActivationViewModel } from './collection-activation-view-model'
import { BackToLoanLink } from './back-to-loan-link'
import { CollectionOutcomeUnknownScreen } from './collection-outcome-unknown-screen'

interface ModelProps {
  readonly model: CollectionActivationViewModel
}

/** The screen on which the customer activates the automatic collection of a loan. Source: COL-01. */
export const CollectionActivationScreen = observer(function CollectionActivationScreen() {
  const model = useViewModel(CollectionActivationViewModel)
  const back = { to: model.loanAddress, label: texts.back }
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        secondaryAction: <BackToLoanLink to={model.loanAddress} variant="quiet" />,
      }}
    >
      {(state) => <ActivationStep model={model} state={state} />}
    </AsyncBoundary>
  )
})

function ActivationStep({ model, state }: ModelProps & { readonly state: CollectionActivationState }) {
  switch (state.phase) {
    case 'account':
      return <BankAccountStep model={model} loan={state.loan.name} />
    case 'consent':
      return (
        // A changed plan is read from its beginning: the screen takes the focus again.
        <Screen key={state.planChangeCount} title={texts.title} lead={texts.consent.lead} width="narrow">
          <CollectionConsentView
            consent={state.consent}
            isPlanChanged={state.planChangeCount > 0}
            onConsent={model.openIdentityProofDialog}
            onChooseOtherAccount={model.showBankAccountFormAgain}
          />
          <ActivationProofDialog model={model} account={state.consent.accountText} />
        </Screen>
      )
    case 'activated':
      return (
        <CollectionChangeReceiptScreen
          kind="activation"
          receipt={state.receipt}
          loanAddress={model.loanAddress}
        />
      )
    case 'active':
      return (
        <ResultScreen tone="info" title={texts.active.title} subtitle={texts.active.text}>
          <BackToLoanLink to={model.loanAddress} />
          <ButtonLink to={model.deactivationAddress} variant="quiet" wide>
            {texts.active.deactivate}
          </ButtonLink>
        </ResultScreen>
      )
    case 'not-available':
      return (
        <ResultScreen tone="info" title={texts.notAvailable.title} subtitle={texts.notAvailable.text}>
          <BackToLoanLink to={model.loanAddress} />
        </ResultScreen>
      )
    case 'unknown':
      return (
        <CollectionOutcomeUnknownScreen
          outcomeFollower={model.changeFollower.outcomeFollower}
          change={state.change}
          differsFromRequestedAccount={state.differsFromRequestedAccount}
          loanAddress={model.loanAddress}
          onRetry={model.restart}
        />
      )
  }
}

const BankAccountStep = observer(function BankAccountStep({
  model,
  loan,
}: ModelProps & { readonly loan: string }) {
  const { error } = model
  return (
    <Screen
      title={texts.title}
      lead={texts.account.lead(loan)}
      back={{ to: model.loanAddress, label: texts.back }}
      width="narrow"
    >
      <AccountChangeBlockedNotice change="account" />
      <Form
        onSubmit={() => void model.verifyBankAccount()}
        errors={error === undefined ? [] : [{ fieldId: 'account', text: error }]}
      >
        <TextField
          id="account"
          label={texts.account.label}
          hint={texts.account.hint}
          value={model.typedBankAccount}
          error={error}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={40}
          required
          onChange={model.enterBankAccount}
        />
        <Button type="submit" wide busy={model.isCheckingBankAccount}>
          {texts.account.next}
        </Button>
      </Form>
      <SlowRequestMessage request={model.pendingRequest} />
    </Screen>
  )
})

/**
 * The dialog that asks the customer for their password or a passkey after they have consented to the
 * automatic collection.
 */
const ActivationProofDialog = observer(function ActivationProofDialog({
  model,
  account,
}: ModelProps & { readonly account: string }) {
  const { proofDialog } = model
  if (proofDialog.phase === 'closed') return undefined
  const { question, questionText, confirm } = texts.consent
  const asking = proofDialog.phase === 'asking' ? proofDialog : undefined
  return (
    <IdentityProofDialog
      title={question}
      text={questionText(account)}
      confirmLabel={confirm}
      password={model.password}
      isPasswordMissing={asking?.isPasswordMissing === true}
      error={asking?.error}
      isProofRefused={asking?.isProofRefused === true}
      isSending={proofDialog.phase === 'sending'}
      onType={model.enterPassword}
      onConfirm={() => void model.activateWithPassword()}
      onUsePasskey={() => void model.activateWithPasskey()}
      onClose={model.closeIdentityProofDialog}
    />
  )
})
