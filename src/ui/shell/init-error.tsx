import { observer } from 'mobx-react-lite'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { failureTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { PortalViewModel } from './portal-view-model'

const texts = shellTexts.initError

interface InitErrorProps {
  readonly failure: GatewayFailure
  readonly model: PortalViewModel
}

/** In the place of a screen that cannot be shown without knowing where the customer stands. Source: SES-19. */
export const InitError = observer(function InitError({ failure, model }: InitErrorProps) {
  return (
    <ResultScreen
      tone="bad"
      title={texts.title}
      subtitle={gatewayFailureText(failure)}
      reference={texts.reference}
    >
      <Button wide busy={model.isRetrying} onPress={model.retry}>
        {failureTexts.retry}
      </Button>
      <ButtonLink to={addresses.home.to()} variant="secondary">
        {failureTexts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
})
