import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { CheckMarkList } from '@/ui/kit/check-mark-list'
import { Checkbox } from '@/ui/kit/checkbox'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { passkeyRegistrationTexts as texts } from '@/ui/texts/passkey-registration.texts'
import { PasskeyRegistrationViewModel } from './passkey-registration-view-model'

export const PasskeyRegistrationScreen = observer(function PasskeyRegistrationScreen() {
  const model = useViewModel(PasskeyRegistrationViewModel)
  const { state } = model
  switch (state.phase) {
    case 'checking':
      return (
        <Screen width="narrow" title={texts.title} lead={texts.lead}>
          <Skeleton shape="drop" />
        </Screen>
      )
    case 'not-supported':
      return (
        <ResultScreen tone="info" icon="phone" title={texts.notSupportedTitle} subtitle={texts.notSupported}>
          <Button wide onPress={model.skipRegistration}>
            {texts.goHome}
          </Button>
        </ResultScreen>
      )
    case 'offering':
    case 'registering':
      return <PasskeyOffer model={model} />
  }
})

const PasskeyOffer = observer(function PasskeyOffer({
  model,
}: {
  readonly model: PasskeyRegistrationViewModel
}) {
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead}>
      <AccountChangeBlockedNotice change="device" />
      {model.isRegisteredOnOtherDevice && <Notice tone="info">{texts.elsewhere}</Notice>}
      <CheckMarkList points={texts.reasons} />
      <Button wide icon="lock" busy={model.state.phase === 'registering'} onPress={() => void model.submit()}>
        {texts.submit}
      </Button>
      <Checkbox label={texts.neverAskAgain} checked={model.neverAskAgain} onChange={model.setNeverAskAgain} />
      <Button wide variant="quiet" onPress={model.skipRegistration}>
        {texts.skip}
      </Button>
    </Screen>
  )
})
