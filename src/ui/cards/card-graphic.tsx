import type { CardBrand } from '@/domain/cards/card-brand'
import { classNames } from '@/ui/kit/class-names'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { CardLogo } from './card-logo'
import styles from './card-graphic.module.css'

const texts = cardsTexts.graphic

export interface CardGraphicProps {
  /** A card whose brand is not known is drawn without a mark. */
  readonly brand: CardBrand | undefined
  /** As it is to be read on the card: `4517 65•• •••• ••••`, `XXXX 4821`. */
  readonly number: string
  readonly holder: string
  /** `MM/YY` */
  readonly expiry: string
  /** The back holds the code, which is never written on it. */
  readonly side: 'front' | 'back'
  /** `small` is 96 px high, beside a form: only its mark, the number and the expiry can be read there. */
  readonly size?: 'whole' | 'small'
}

/**
 * A card as one holds it, drawn by its brand. It is decoration: the words beside it say the same.
 * Made of spans, for it stands in labels too. Source: PAY-12.
 */
export function CardGraphic({ brand, number, holder, expiry, side, size = 'whole' }: CardGraphicProps) {
  return (
    <span className={classNames(styles['scene'], styles[size])} aria-hidden="true">
      <span className={classNames(styles['card'], side === 'back' && styles['turned'])}>
        <span className={classNames(styles['side'], styles['front'], styles[brand ?? 'generic'])}>
          <span className={styles['top']}>
            <Chip />
            <CardLogo brand={brand} />
          </span>
          <span className={styles['number']}>{number}</span>
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

function Chip() {
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
