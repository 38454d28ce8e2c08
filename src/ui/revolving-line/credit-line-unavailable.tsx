import type { CreditLineStatus } from '@/domain/revolving-line/credit-line'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { HomeLink } from '@/ui/shell/home-link'
import { creditLineTexts as texts } from '@/ui/texts/revolving-line.texts'

interface CreditLineUnavailableProps {
  readonly status: Exclude<CreditLineStatus, 'open'>
}

/** Explains why the customer cannot use the revolving credit line, and what they can do. Source: REV-05. */
export function CreditLineUnavailable({ status }: CreditLineUnavailableProps) {
  const { title, text } = texts.closed[status]
  return (
    <ResultScreen tone="warn" title={title} subtitle={text}>
      <ActionLink status={status} />
      <HomeLink variant={status === 'not-activated' ? 'primary' : 'quiet'} />
    </ResultScreen>
  )
}

function ActionLink({ status }: CreditLineUnavailableProps) {
  const chat = useSupportChatAddress()
  switch (status) {
    case 'in-debt':
      return <PayDebtLink />
    case 'disabled':
      return (
        <ButtonLink href={chat} newTab wide>
          {texts.write}
        </ButtonLink>
      )
    case 'disabled-in-debt':
      return (
        <>
          <PayDebtLink />
          <ButtonLink href={chat} newTab variant="quiet" wide>
            {texts.write}
          </ButtonLink>
        </>
      )
    case 'not-activated':
      return null
  }
}

function PayDebtLink() {
  return (
    <ButtonLink to={addresses.payInstallment.createPath()} wide>
      {texts.pay}
    </ButtonLink>
  )
}
