import type { LoanCancellability } from '@/application/cancellation/loan-cancellability-query'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { useSettings } from '@/ui/shell/use-settings'
import { loanName } from '@/ui/loans/loan-name'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { CancellationViewModel } from './cancellation-view-model'
import { notCancellableLoanTitle, loanNumberAndRemainingInstallments } from './loan-text'
import { loanRevocationLink } from './loan-revocation-link'

const texts = cancellationTexts.dismissed

interface NotCancellableLoanProps {
  readonly model: CancellationViewModel
  readonly chosenLoan: LoanCancellability
}

/**
 * The screen for a loan that cannot be cancelled now. It explains that it is too early, that the customer
 * can revoke the loan, or both. Source: CAN-02.
 */
export function NotCancellableLoanScreen({ model, chosenLoan }: NotCancellableLoanProps) {
  const { loan, earlyCancellation, revocableUntil } = chosenLoan
  return (
    <Screen
      title={notCancellableLoanTitle(chosenLoan)}
      lead={[loanName(loan), ...loanNumberAndRemainingInstallments(loan)].join(' · ')}
      back={backLinkToLoanScreen(model)}
      width="narrow"
    >
      <Stack>
        {revocableUntil !== undefined && (
          <Card>
            <p>{texts.regret(formatLongDate(revocableUntil))}</p>
            <p>{texts.giveBack(formatBriefMoney(loan.disbursedAmount))}</p>
            <LoanRevocationButton externalId={loan.externalId} />
          </Card>
        )}
        {earlyCancellation.kind === 'too-early' && (
          <Card>
            {revocableUntil !== undefined && <h2>{texts.tooEarlyTitle}</h2>}
            <p>{texts.tooEarly(formatLongDate(earlyCancellation.opensOn))}</p>
          </Card>
        )}
        <NotCancellableLoanActions model={model} />
      </Stack>
    </Screen>
  )
}

function LoanRevocationButton({ externalId }: { readonly externalId: string }) {
  const { links } = useSettings()
  return (
    <ButtonLink {...loanRevocationLink(links, externalId)} wide>
      {texts.ask}
    </ButtonLink>
  )
}

function NotCancellableLoanActions({ model }: { readonly model: CancellationViewModel }) {
  const chat = useSupportChatAddress()
  return (
    <>
      <ButtonLink href={chat} newTab variant="quiet" icon="chat" wide>
        {texts.chat}
      </ButtonLink>
      <Button variant="quiet" wide onPress={model.returnToLoanChoice}>
        {texts.back}
      </Button>
    </>
  )
}
