import { use } from 'react'
import type { NewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import { IsLinkHiddenFunctionContext } from '@/ui/kit/portal-link'
import { Stack } from '@/ui/kit/stack'
import { HomeLink } from '@/ui/shell/home-link'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { accessObstacleText } from '@/ui/texts/menu.texts'

interface NoLoansMessageProps {
  readonly title: string
  readonly text: string
  readonly newLoanLinkVisibility: NewLoanLinkVisibility
}

/**
 * The content of a screen for a customer without loans, with links to continue. Source: LOA-11, PAY-02,
 * SES-09, SES-11.
 */
export function NoLoansMessage({ title, text, newLoanLinkVisibility }: NoLoansMessageProps) {
  return (
    <EmptyState
      icon="loans"
      title={title}
      action={<NextSteps newLoanLinkVisibility={newLoanLinkVisibility} />}
    >
      <p>{text}</p>
    </EmptyState>
  )
}

function NextSteps({ newLoanLinkVisibility }: Pick<NoLoansMessageProps, 'newLoanLinkVisibility'>) {
  const isHidden = use(IsLinkHiddenFunctionContext)
  if (newLoanLinkVisibility === 'hidden' || isHidden(addresses.newLoan.createPath()))
    return <ButtonLink to={addresses.home.createPath()}>{failureActionTexts.goHome}</ButtonLink>
  return (
    <Stack gap="small">
      {newLoanLinkVisibility === 'offered' ? (
        <ButtonLink to={addresses.newLoan.createPath()} wide>
          {loansTexts.list.newLoan}
        </ButtonLink>
      ) : (
        <Button disabledReason={accessObstacleText(newLoanLinkVisibility.closedBy)} wide>
          {loansTexts.list.newLoan}
        </Button>
      )}
      <HomeLink />
    </Stack>
  )
}
