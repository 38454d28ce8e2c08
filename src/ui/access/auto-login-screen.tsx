import { observer } from 'mobx-react-lite'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { AutoLoginViewModel } from './auto-login-view-model'

const texts = welcomeTexts.autoLogin

export const AutoLoginScreen = observer(function AutoLoginScreen() {
  const model = useViewModel(AutoLoginViewModel)
  return (
    <Screen width="narrow" title={texts.title}>
      <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    </Screen>
  )
})
