import { observer } from 'mobx-react-lite'
import type { LoanCancellability } from '@/application/cancellation/loan-cancellability-query'
import { Button, TextLink } from '@/ui/kit/button'
import { ChoiceCards } from '@/ui/kit/choice-cards'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { Form } from '@/ui/kit/form'
import { errorOfOnlyField } from '@/ui/kit/form-error'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { loanName } from '@/ui/loans/loan-name'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { CancellationViewModel } from './cancellation-view-model'
import { loanNumberAndRemainingInstallments } from './loan-text'

const texts = cancellationTexts.pick

/**
 * The list in which the customer chooses the loan to cancel. For a loan that is not used yet, the list also
 * offers to revoke it. Source: CAN-02, CAN-03.
 */
export const LoanToCancelPicker = observer(function LoanToCancelPicker({
  model,
}: {
  readonly model: CancellationViewModel
}) {
  const { chosenLoan, failureMessage } = model
  const chat = useSupportChatAddress()
  return (
    <Screen title={texts.title} lead={texts.lead} back={backLinkToLoanScreen(model)} width="narrow">
      <Form onSubmit={() => void model.showCancellationQuote()} errors={model.errors}>
        <ChoiceCards
          legend={texts.loans}
          name="loan-to-cancel"
          options={model.loanCancellabilities.map(toOption)}
          value={model.chosenLoanId}
          onChange={model.chooseLoan}
          error={errorOfOnlyField(model.errors)}
        />
        {failureMessage && (
          <Notice
            tone={failureMessage.tone}
            title={failureMessage.title}
            announced
            action={
              failureMessage.isChatOffered && (
                <TextLink href={chat} newTab>
                  {cancellationTexts.dismissed.chat}
                </TextLink>
              )
            }
          >
            <p>{failureMessage.text}</p>
          </Notice>
        )}
        <Button type="submit" wide busy={model.runningStep !== undefined}>
          {texts.goOn}
        </Button>
        <SlowRequestMessage request={model.pendingRequest} />
        {chosenLoan?.revocableUntil !== undefined && (
          <Button variant="secondary" wide onPress={() => model.showRevocationScreen(chosenLoan.loan.loanId)}>
            {texts.regret}
          </Button>
        )}
      </Form>
    </Screen>
  )
})

function toOption({ loan }: LoanCancellability) {
  return {
    value: loan.loanId,
    title: loanName(loan),
    detail: <InlineTextsWithDots of={loanNumberAndRemainingInstallments(loan)} />,
  }
}
