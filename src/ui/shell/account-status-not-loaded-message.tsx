import { observer } from 'mobx-react-lite'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { failureActionTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { accountStatusNotLoadedTexts as texts } from '@/ui/texts/account-status-not-loaded.texts'
import type { CustomerStandingStore } from './customer-standing-store'

interface AccountStatusNotLoadedMessageProps {
  readonly failure: GatewayFailure
  readonly standingStore: CustomerStandingStore
}

/**
 * A message that the account status could not be loaded. It replaces a screen that the customer may open
 * only with a certain account status. Source: SES-19.
 */
export const AccountStatusNotLoadedMessage = observer(function AccountStatusNotLoadedMessage({
  failure,
  standingStore,
}: AccountStatusNotLoadedMessageProps) {
  return (
    <ResultScreen
      tone="bad"
      title={texts.title}
      subtitle={gatewayFailureText(failure)}
      reference={texts.reference}
    >
      <Button wide busy={standingStore.isRetryingStatus} onPress={standingStore.retryAccountStatus}>
        {failureActionTexts.retry}
      </Button>
      <ButtonLink to={addresses.home.createPath()} variant="quiet">
        {failureActionTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
})
