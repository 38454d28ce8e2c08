import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accessTexts } from '@/ui/texts/access.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { LogoutViewModel } from './logout-view-model'

const texts = accessTexts.logout

export const LogoutScreen = observer(function LogoutScreen() {
  const model = useViewModel(LogoutViewModel)
  const { state } = model
  switch (state.phase) {
    case 'arriving':
      return undefined
    case 'asking':
      return (
        <ResultScreen tone="info" title={texts.question} subtitle={texts.whose(state.name)}>
          <Button wide onPress={() => void model.signOut()}>
            {texts.confirm}
          </Button>
          <Button wide variant="secondary" onPress={model.staySignedIn}>
            {accessTexts.stay}
          </Button>
        </ResultScreen>
      )
    case 'leaving':
      return (
        <Screen width="narrow" title={texts.leaving}>
          <Skeleton shape="drop" label={texts.leaving} />
        </Screen>
      )
    case 'left':
      return state.isRevoked ? (
        <ResultScreen tone="good" title={texts.title} subtitle={texts.subtitle}>
          <Button wide onPress={model.goToLogin}>
            {texts.close}
          </Button>
        </ResultScreen>
      ) : (
        <ResultScreen tone="warn" title={texts.notReportedTitle} subtitle={texts.notReported}>
          <Button wide onPress={() => void model.retry()}>
            {failureActionTexts.retry}
          </Button>
          <Button wide variant="quiet" onPress={model.goToLogin}>
            {texts.close}
          </Button>
        </ResultScreen>
      )
  }
})
