import type { LineCard as Line } from '@/domain/home/line-card'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { Icon } from '@/ui/kit/icon'
import { LinkButton } from '@/ui/kit/link-button'
import { paths } from '@/ui/paths'
import { homeTexts } from '@/ui/texts/home.texts'
import styles from './line-card.module.css'

const texts = homeTexts.line

export interface LineCardProps {
  readonly line: Line
  readonly isAmountVisible: boolean
  readonly onToggleAmount: () => void
}

/** Source: HOM-05. */
export function LineCard({ line, isAmountVisible, onToggleAmount }: LineCardProps) {
  return (
    <section className={styles['card']} data-kind={line.kind} aria-labelledby="line-title">
      <header className={styles['header']}>
        <h2 id="line-title" className={styles['title']}>
          <Icon name="line" />
          {texts.title}
        </h2>
        {line.kind === 'offer' && (
          <Chip tone="warn" icon="clock">
            {texts.pending}
          </Chip>
        )}
      </header>
      {line.kind === 'disabled' ? (
        <p className={styles['note']}>{texts.disabled}</p>
      ) : (
        <>
          <p>{line.kind === 'offer' ? texts.offer : texts.remaining}</p>
          <div className={styles['amount']}>
            <p>{isAmountVisible ? <Amount cents={amountOf(line)} size="hero" /> : <Masked />}</p>
            <LinkButton icon={isAmountVisible ? 'eye-off' : 'eye'} onPress={onToggleAmount}>
              {isAmountVisible ? texts.hide : texts.show}
            </LinkButton>
          </div>
          {line.kind === 'offer' ? <OfferActions /> : <LineActions />}
        </>
      )}
    </section>
  )
}

function amountOf(line: Exclude<Line, { readonly kind: 'disabled' }>): Cents {
  return line.kind === 'offer' ? line.maxOffered : line.remaining
}

function Masked() {
  return (
    <>
      <span className={styles['masked']} aria-hidden="true">
        {texts.masked}
      </span>
      <span className="visually-hidden">{texts.hidden}</span>
    </>
  )
}

function LineActions() {
  return (
    <div className={styles['actions']}>
      <TextLink to={paths.lineDetail}>{texts.detail}</TextLink>
      <TextLink to={paths.lineMovements}>{texts.movements}</TextLink>
    </div>
  )
}

/** The movements are named, so that it is known where they will be. */
function OfferActions() {
  return (
    <>
      <p className={styles['note']}>{texts.offerNote}</p>
      <ButtonLink to={paths.lineOffer} wide>
        {texts.seeOffer}
      </ButtonLink>
      <p>
        <span role="link" aria-disabled="true" aria-describedby="movements-later" className={styles['off']}>
          {texts.movements}
        </span>
        <span id="movements-later" className={styles['reason']}>
          {texts.movementsLater}
        </span>
      </p>
    </>
  )
}
