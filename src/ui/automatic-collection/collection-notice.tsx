import type { CollectionToAcknowledge } from '@/domain/payments/collections-to-acknowledge'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { payDespiteCollectionTexts as texts } from '@/ui/texts/automatic-collection.texts'
import { collectionNoticeTexts } from './collection-notice-text'

export interface CollectionNoticeProps {
  readonly collection: CollectionToAcknowledge
  readonly onPayByHand: () => void
  /** The text of the button with which the customer goes on. Default: they pay by hand. */
  readonly payByHandLabel?: string
}

/**
 * A notice for a customer who is about to pay a loan by hand. It says that the lender is about to collect the
 * loan automatically (or may be), and what happens to that collection after the payment. Source: PAY-27.
 */
export function CollectionNotice({
  collection,
  onPayByHand,
  payByHandLabel = texts.payByHand,
}: CollectionNoticeProps) {
  const { title, text } = collectionNoticeTexts(collection)
  return (
    <ResultScreen tone="warn" icon="clock" title={title} subtitle={text}>
      <ButtonLink to={addresses.loans.createPath()} wide>
        {texts.seeLoans}
      </ButtonLink>
      <Button variant="quiet" wide onPress={onPayByHand}>
        {payByHandLabel}
      </Button>
    </ResultScreen>
  )
}
