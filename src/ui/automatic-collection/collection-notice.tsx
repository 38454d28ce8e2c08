import type { CollectionToAcknowledge } from '@/domain/payments/collection-to-acknowledge'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { payDespiteCollectionTexts as texts } from '@/ui/texts/automatic-collection.texts'
import { collectionNoticeText } from './collection-notice-text'

export interface CollectionNoticeProps {
  readonly payment: CollectionToAcknowledge
  readonly onPayByHand: () => void
}

/**
 * A notice, before a loan is paid by hand, that it is about to be collected automatically and what happens to
 * that collection. Source: PAY-27.
 */
export function CollectionNotice({ payment, onPayByHand }: CollectionNoticeProps) {
  const { title, text } = collectionNoticeText(payment)
  return (
    <ResultScreen tone="warn" icon="clock" title={title} subtitle={text}>
      <ButtonLink to={addresses.loans.to()} wide>
        {texts.seeLoans}
      </ButtonLink>
      <Button variant="quiet" wide onPress={onPayByHand}>
        {texts.payByHand}
      </Button>
    </ResultScreen>
  )
}
