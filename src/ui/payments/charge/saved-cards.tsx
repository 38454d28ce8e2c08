import { useEffect, useRef } from 'react'
import type { SavedCard } from '@/domain/payments/saved-card'
import { SavedCardGraphic } from '@/ui/cards/saved-card-graphic'
import { RadioOrCheckboxFrame, RadioControl } from '@/ui/kit/choice-frame'
import { InlineTextsWithDots } from '@/ui/kit/inline-texts-with-dots'
import { joinTextsWithDots } from '@/ui/kit/format'
import { SelectField } from '@/ui/kit/select-field'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { savedCardTexts } from '@/ui/payments/choose/payable-texts'
import styles from './saved-cards.module.css'

const texts = paymentsTexts.debitCard

interface SavedCardsProps {
  readonly cards: readonly SavedCard[]
  readonly chosenCard: SavedCard | undefined
  readonly holder: string
  readonly onChoose: (debitCardId: string) => void
}

/**
 * The customer's saved cards. On a narrow screen they are a row to swipe; on a wide one, a list with a
 * drawing of the card. Source: PAY-12.
 */
export function SavedCards(props: SavedCardsProps) {
  return (
    <>
      <div className={styles['narrow']}>
        <SavedCardCarousel {...props} />
      </div>
      <div className={styles['wide']}>
        <SavedCardDropdown {...props} />
      </div>
    </>
  )
}

function SavedCardCarousel({ cards, chosenCard, holder, onChoose }: SavedCardsProps) {
  const chosenSlide = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (chosenSlide.current) scrollToSlide(chosenSlide.current)
  }, [chosenCard])
  return (
    <fieldset className={styles['cards']}>
      <legend className="visually-hidden">{texts.legend}</legend>
      {cards.length > 1 && <p className={styles['hint']}>{texts.chooseHint}</p>}
      <div className={styles['slides']}>
        {cards.map((card) => {
          const isChosen = card === chosenCard
          const { title, facts } = savedCardTexts(card)
          return (
            <RadioOrCheckboxFrame
              key={card.debitCardId}
              ref={isChosen ? chosenSlide : undefined}
              className={styles['slide']}
            >
              <SavedCardGraphic card={card} holder={holder} size="small" />
              <span className={styles['choice']}>
                <RadioControl
                  name="card"
                  value={card.debitCardId}
                  checked={isChosen}
                  onChange={() => onChoose(card.debitCardId)}
                />
                <span>
                  <span className={styles['title']}>{title}</span>{' '}
                  <span className={styles['detail']}>
                    <InlineTextsWithDots of={facts} />
                  </span>
                </span>
              </span>
            </RadioOrCheckboxFrame>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Brings a slide to the middle of its row. Only the row scrolls: the page stays where the customer is. */
function scrollToSlide(slide: HTMLElement): void {
  const row = slide.parentElement
  if (!row) return
  const [inner, outer] = [slide.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

function SavedCardDropdown({ cards, chosenCard, holder, onChoose }: SavedCardsProps) {
  return (
    <div className={styles['sideFields']}>
      <SelectField
        id="cardChoice"
        label={texts.choose}
        value={chosenCard?.debitCardId ?? ''}
        onChange={onChoose}
        options={cards.map((card) => {
          const { title, facts } = savedCardTexts(card)
          return { value: card.debitCardId, label: `${title} ${joinTextsWithDots(facts)}` }
        })}
        required
      />
      {chosenCard && <SavedCardGraphic card={chosenCard} holder={holder} size="small" />}
    </div>
  )
}
