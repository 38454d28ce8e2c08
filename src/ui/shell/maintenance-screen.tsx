import { observer } from 'mobx-react-lite'
import type { PortalMaintenance } from '@/application/shared/remote-config.port'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { maintenanceTexts as texts } from '@/ui/texts/maintenance.texts'
import { HomeLink } from './home-link'
import { MaintenanceViewModel } from './maintenance-view-model'
import { useSupportChatAddress } from './use-support-chat-address'

interface MaintenanceScreenProps {
  readonly maintenance: PortalMaintenance
}

/**
 * The screen that says that the lender has closed the portal, or a part of it, for maintenance, and
 * until when. Source: OPS-05.
 */
export const MaintenanceScreen = observer(function MaintenanceScreen({
  maintenance,
}: MaintenanceScreenProps) {
  const model = useViewModel(MaintenanceViewModel)
  const { text, until, capabilities } = maintenance
  return (
    <ResultScreen
      tone="info"
      title={texts.title(maintenance)}
      subtitle={text}
      message={until === undefined ? undefined : texts.until(until)}
    >
      <Button wide busy={model.isAsking} onPress={() => void model.retry()}>
        {failureActionTexts.retry}
      </Button>
      {capabilities && <HomeLink />}
      <ButtonLink href={useSupportChatAddress()} newTab variant="quiet" icon="chat" wide>
        {texts.chat}
      </ButtonLink>
    </ResultScreen>
  )
})
