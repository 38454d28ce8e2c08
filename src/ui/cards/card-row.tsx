import type { CardBrand } from '@/domain/cards/card-brand'
import { cardBorderTone, type DebitCard, type DebitCardStatus } from '@/domain/cards/debit-card'
import { Chip, type ChipProps } from '@/ui/kit/chip'
import { classNames } from '@/ui/kit/class-names'
import { Icon } from '@/ui/kit/icon'
import { cardStatusBadgeText } from '@/ui/texts/my-cards.texts'
import { CardLogo } from './card-logo'
import { savedCardLabels, type CardLabels } from './card-labels'
import faces from './card-graphic.module.css'
import styles from './my-cards.module.css'

const chipToneByBorder: Record<ReturnType<typeof cardBorderTone>, ChipProps['tone']> = {
  neutral: 'neutral',
  amber: 'warn',
  red: 'bad',
}

/**
 * A row with one of the customer's cards. The row is a button that opens the card. Source: CAR-01, CAR-02.
 */
export function CardButtonRow({ card, onPress }: { readonly card: DebitCard; readonly onPress: () => void }) {
  const look = cardBorderTone(card.status)
  return (
    <button
      type="button"
      className={classNames(styles['card'], styles['pressable'], styles[look])}
      onClick={onPress}
    >
      <CardLogoTile brand={savedCardLabels(card).brandCode} />
      <span className={styles['body']}>
        <CardLabel face={savedCardLabels(card)} />
        <CardStatusBadge status={card.status} />
      </span>
      <Icon name="chevron" size="small" />
    </button>
  )
}

/** A row with one of the customer's cards. Unlike `CardButtonRow`, the row cannot be pressed. */
export function CardRow({
  face,
  status = 'active',
}: {
  readonly face: CardLabels
  readonly status?: DebitCardStatus
}) {
  return (
    <div className={classNames(styles['card'], styles[cardBorderTone(status)])}>
      <CardLogoTile brand={face.brandCode} />
      <span className={styles['body']}>
        <CardLabel face={face} />
        <CardStatusBadge status={status} />
      </span>
    </div>
  )
}

/** A badge that names the status of a card in a word or two. An active card has no badge. Source: CAR-02. */
export function CardStatusBadge({ status }: { readonly status: DebitCardStatus }) {
  const text = cardStatusBadgeText(status)
  return text === undefined ? undefined : <Chip tone={chipToneByBorder[cardBorderTone(status)]}>{text}</Chip>
}

/** The logo of a card brand on a tile in the brand's colour. Source: CAR-01. */
export function CardLogoTile({ brand }: { readonly brand: CardBrand | undefined }) {
  return (
    <span className={classNames(styles['tile'], faces[brand ?? 'generic'])}>
      <CardLogo brand={brand} />
    </span>
  )
}

function CardLabel({ face }: { readonly face: CardLabels }) {
  return (
    <span className={styles['text']}>
      <span className={styles['title']}>{face.nameWithoutDigits}</span>{' '}
      <span className={styles['digits']}>
        {face.type} {face.maskedLastDigits.replaceAll(' ', '\u00A0')}
      </span>
      {face.holder !== undefined && <span className={styles['facts']}>{face.holder}</span>}
    </span>
  )
}
