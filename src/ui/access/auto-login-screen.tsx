import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accessTexts } from '@/ui/texts/access.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { AutoLoginViewModel } from './auto-login-view-model'

const texts = welcomeTexts.autoLogin

export const AutoLoginScreen = observer(function AutoLoginScreen() {
  const model = useViewModel(AutoLoginViewModel)
  switch (model.state.phase) {
    case 'entering':
      return (
        <Screen width="narrow" title={texts.title}>
          <Skeleton shape="drop" label={texts.loading} note={model.pendingRequest.slowRequestMessage} />
        </Screen>
      )
    case 'asking':
      return (
        <ResultScreen tone="warn" title={texts.question} subtitle={texts.whose(model.state.name)}>
          <Button wide onPress={model.staySignedIn}>
            {accessTexts.stay}
          </Button>
          <Button wide variant="secondary" onPress={model.endSessionAndSignIn}>
            {texts.confirm}
          </Button>
        </ResultScreen>
      )
    case 'asking-signed-out':
      return (
        <ResultScreen tone="warn" title={texts.left.question} subtitle={texts.left.lead}>
          <Button wide onPress={model.staySignedIn}>
            {texts.left.byHand}
          </Button>
          <Button wide variant="secondary" onPress={model.endSessionAndSignIn}>
            {texts.left.confirm}
          </Button>
        </ResultScreen>
      )
  }
})
