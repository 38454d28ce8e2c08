import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { comingSoonTexts } from '@/ui/texts/coming-soon.texts'
import { FrameViewModel } from './frame-view-model'

const texts = comingSoonTexts

/** Stands where a later part of the portal will be. */
export const ComingSoonScreen = observer(function ComingSoonScreen() {
  const { customer } = useViewModel(FrameViewModel)
  return (
    <ResultScreen tone="info" icon="clock" title={texts.title} subtitle={texts.lead}>
      <ButtonLink to={customer ? addresses.home.to() : addresses.dni.to()} wide>
        {customer ? texts.goHome : texts.goBackToLogin}
      </ButtonLink>
    </ResultScreen>
  )
})
