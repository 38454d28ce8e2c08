import type { HomeCreditLineInfo as Line } from '@/domain/home/credit-line-card'
import type { Cents } from '@/domain/shared/money'
import { addresses } from '@/ui/addresses'
import { Amount } from '@/ui/kit/amount'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { Icon } from '@/ui/kit/icon'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { homeTexts } from '@/ui/texts/home.texts'
import styles from './credit-line-panel.module.css'

const texts = homeTexts.line

type EnabledCreditLine = Exclude<Line, { readonly kind: 'disabled' }>

interface CreditLinePanelProps {
  readonly line: Line
  readonly isAmountVisible: boolean
  readonly onToggleAmount: () => void
}

/** The panel of the home screen about the customer's revolving credit line. Source: HOM-05. */
export function CreditLinePanel({ line, ...visibility }: CreditLinePanelProps) {
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
        <DisabledCreditLine />
      ) : (
        <CreditLineWithAmount line={line} {...visibility} />
      )}
    </section>
  )
}

function DisabledCreditLine() {
  const chat = useSupportChatAddress()
  return (
    <>
      <p className={styles['note']}>{texts.disabled}</p>
      <div className={styles['actions']}>
        <TextLink href={chat} newTab>
          {texts.write}
        </TextLink>
      </div>
    </>
  )
}

interface CreditLineWithAmountProps extends Omit<CreditLinePanelProps, 'line'> {
  readonly line: EnabledCreditLine
}

function CreditLineWithAmount({ line, isAmountVisible, onToggleAmount }: CreditLineWithAmountProps) {
  return (
    <>
      <p>{line.kind === 'offer' ? texts.offer : texts.remaining}</p>
      <div className={styles['amount']}>
        <p>
          {isAmountVisible ? (
            <Amount cents={shownCreditLineAmount(line)} size="large" brief />
          ) : (
            <MaskedAmount />
          )}
        </p>
        <button type="button" className={styles['toggle']} onClick={onToggleAmount}>
          <Icon name={isAmountVisible ? 'eye-off' : 'eye'} />
          <span className="visually-hidden">{isAmountVisible ? texts.hide : texts.show}</span>
        </button>
      </div>
      {line.kind === 'paused' && <p className={styles['note']}>{texts.paused}</p>}
      {line.kind === 'offer' ? <CreditLineOfferActions /> : <CreditLineActions />}
    </>
  )
}

function shownCreditLineAmount(line: EnabledCreditLine): Cents {
  return line.kind === 'offer' ? line.maxOffered : line.remaining
}

function MaskedAmount() {
  return (
    <>
      <span className={styles['masked']} aria-hidden="true">
        {texts.masked}
      </span>
      <span className="visually-hidden">{texts.hidden}</span>
    </>
  )
}

function CreditLineActions() {
  return (
    <div className={styles['actions']}>
      <TextLink to={addresses.creditLineDetail.createPath()}>{texts.detail}</TextLink>
      <TextLink to={addresses.creditLineMovements.createPath()}>{texts.movements}</TextLink>
    </div>
  )
}

/**
 * The actions for a credit line that the lender offers. They mention the movements of the credit line, so
 * that the customer knows where to find them later.
 */
function CreditLineOfferActions() {
  return (
    <>
      <p className={styles['note']}>{texts.offerNote}</p>
      <ButtonLink to={addresses.creditLineOffer.createPath()} variant="secondary" wide>
        {texts.seeOffer}
      </ButtonLink>
      <p className={styles['later']}>
        <span role="link" aria-disabled="true" aria-describedby="movements-later" className={styles['off']}>
          <Icon name="lock" size="small" />
          {texts.movements}
        </span>
        <span id="movements-later" className={styles['reason']}>
          {texts.movementsLater}
        </span>
      </p>
    </>
  )
}
