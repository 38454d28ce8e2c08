import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { notificationsTexts as texts } from '@/ui/texts/notifications.texts'
import { PushOptInViewModel } from './push-opt-in-view-model'

export const PushOptInScreen = observer(function PushOptInScreen() {
  const model = useViewModel(PushOptInViewModel)
  const { state } = model
  switch (state.phase) {
    case 'offering':
    case 'subscribing':
      return <PushOptInOffer model={model} />
    case 'subscribed':
      return (
        <ResultScreen tone="good" title={texts.alreadyTitle} subtitle={texts.already}>
          <Button wide onPress={model.goHome}>
            {texts.goHome}
          </Button>
        </ResultScreen>
      )
    case 'blocked':
      return <PushUnavailable model={model} title={texts.blockedTitle} lead={texts.blocked} />
    case 'when-installed':
      return (
        <ResultScreen
          tone="info"
          icon="phone"
          title={texts.whenInstalledTitle}
          subtitle={texts.whenInstalled}
        >
          <ButtonLink wide to={addresses.installApp.createPath()}>
            {texts.howToInstall}
          </ButtonLink>
          <Button wide variant="quiet" onPress={model.postponeOptIn}>
            {texts.goHome}
          </Button>
        </ResultScreen>
      )
    case 'unsupported':
      return <PushUnavailable model={model} title={texts.unsupportedTitle} lead={texts.unsupported} />
  }
})

const PushOptInOffer = observer(function PushOptInOffer({ model }: { readonly model: PushOptInViewModel }) {
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead}>
      <CheckMarkList points={texts.reasons} />
      <Button wide busy={model.state.phase === 'subscribing'} onPress={() => void model.submit()}>
        {texts.submit}
      </Button>
      <Button wide variant="quiet" onPress={model.postponeOptIn}>
        {texts.later}
      </Button>
    </Screen>
  )
})

interface PushUnavailableProps {
  readonly model: PushOptInViewModel
  readonly title: string
  readonly lead: string
}

/**
 * The screen that says why this device cannot receive notifications. Its button counts as 'not now', so that
 * the home screen does not open this screen at each visit.
 */
function PushUnavailable({ model, title, lead }: PushUnavailableProps) {
  return (
    <ResultScreen tone="info" icon="phone" title={title} subtitle={lead}>
      <Button wide onPress={model.postponeOptIn}>
        {texts.goHome}
      </Button>
    </ResultScreen>
  )
}
