import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useOutOfSight } from '@/ui/kit/use-put-aside'
import { useViewModel } from '@/ui/kit/use-view-model'
import { accessTexts } from '@/ui/texts/access.texts'
import { LogoutViewModel } from './logout-view-model'

const texts = accessTexts.logout

export const LogoutScreen = observer(function LogoutScreen() {
  const model = useViewModel(LogoutViewModel)
  useOutOfSight(model.putAside)
  switch (model.state.phase) {
    case 'leaving':
      return (
        <Screen width="narrow" title={texts.leaving}>
          <Skeleton shape="text" label={texts.leaving} />
        </Screen>
      )
    case 'left':
      return (
        <ResultScreen tone="good" title={texts.title} subtitle={texts.subtitle}>
          <Button wide onPress={model.close}>
            {texts.close}
          </Button>
        </ResultScreen>
      )
  }
})
