import type { CardBrand } from '@/domain/cards/card-brand'
import { classNames } from '@/ui/kit/class-names'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { CardLogo } from './card-logo'
import styles from './card-graphic.module.css'

const texts = cardsTexts.graphic

export interface CardGraphicProps {
  /** The card brand whose logo is drawn; undefined if no logo is drawn. */
  readonly brand: CardBrand | undefined
  /** The number as printed on the card, such as `4517 65•• •••• ••••` or `XXXX 4821`. */
  readonly printedNumber: string
  readonly holder: string
  /** The expiry as printed on the card: `MM/YY`. */
  readonly expiry: string
  /**
   * The side of the card that is drawn. On the back is the field for the security code, which is always
   * drawn without digits.
   */
  readonly side: 'front' | 'back'
  /**
   * Size of the drawing. `small` is 96 px high, for use next to a form, and shows only logo, number and
   * expiry.
   */
  readonly size?: 'whole' | 'small'
}

/**
 * A drawing of a card in the style of its brand. Screen readers skip it, because the text next to it says
 * the same. The drawing consists of `span` elements, because it is also used inside labels. Source: PAY-12.
 */
export function CardGraphic({
  brand,
  printedNumber,
  holder,
  expiry,
  side,
  size = 'whole',
}: CardGraphicProps) {
  return (
    <span className={classNames(styles['scene'], styles[size])} aria-hidden="true">
      <span className={classNames(styles['card'], side === 'back' && styles['turned'])}>
        <span className={classNames(styles['side'], styles['front'], styles[brand ?? 'generic'])}>
          <span className={styles['top']}>
            <EmvChip />
            <CardLogo brand={brand} />
          </span>
          <span className={styles['number']}>{printedNumber}</span>
          <span className={styles['bottom']}>
            <span className={styles['holder']}>{holder.trim() === '' ? texts.holder : holder}</span>
            <span className={styles['expiry']}>
              <span className={styles['caption']}>{texts.expiry}</span>
              {expiry}
            </span>
          </span>
        </span>
        <span className={classNames(styles['side'], styles['back'], styles[brand ?? 'generic'])}>
          <span className={styles['stripe']} />
          <span className={styles['strip']}>
            <span className={styles['code']}>{texts.code}</span>
          </span>
        </span>
      </span>
    </span>
  )
}

function EmvChip() {
  return (
    <svg className={styles['chip']} viewBox="0 0 44 34" focusable="false">
      <rect x="1" y="1" width="42" height="32" rx="6" fill="#e8c872" />
      <path
        d="M1 12h13v10H1M43 12H30v10h13M14 1v32M30 1v32M14 17h16"
        fill="none"
        stroke="#8a6d1f"
        strokeWidth="1.5"
      />
    </svg>
  )
}
