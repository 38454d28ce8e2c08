import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { comingSoonTexts } from '@/ui/texts/coming-soon.texts'

const texts = comingSoonTexts

/** Stands where a later part of the portal will be, for who is signed in. */
export function ComingSoonScreen() {
  return (
    <ResultScreen tone="info" icon="clock" title={texts.title} subtitle={texts.lead}>
      <ButtonLink to={addresses.home.to()} wide>
        {texts.goHome}
      </ButtonLink>
    </ResultScreen>
  )
}
