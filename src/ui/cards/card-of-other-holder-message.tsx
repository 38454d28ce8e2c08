import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'

const texts = myCardsTexts.otherHolder

/**
 * Message shown instead of the card form or the summary: the card that the customer typed is in another
 * person's name. Source: CAR-10.
 */
export function CardOfOtherHolderMessage({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <ResultScreen tone="warn" icon="user" title={texts.title} subtitle={texts.subtitle}>
      <Button wide onPress={onAgain}>
        {texts.again}
      </Button>
      <ButtonLink to={addresses.cards.createPath()} variant="quiet" wide>
        {myCardsTexts.toList}
      </ButtonLink>
    </ResultScreen>
  )
}
