import type { CardSummary } from '@/domain/cards/known-card'
import { formatSavedNumberOnCardGraphic } from './card-face'
import { CardGraphic, type CardGraphicProps } from './card-graphic'
import { savedCardLabels } from './card-labels'

interface SavedCardGraphicProps extends Pick<CardGraphicProps, 'holder' | 'size'> {
  readonly card: CardSummary
}

/** The drawing of the front of a card that is stored at the lender. Source: PAY-12. */
export function SavedCardGraphic({ card, ...props }: SavedCardGraphicProps) {
  const { brandCode, expiry } = savedCardLabels(card)
  const number = formatSavedNumberOnCardGraphic(card.lastDigits)
  return <CardGraphic brand={brandCode} printedNumber={number} expiry={expiry} side="front" {...props} />
}
