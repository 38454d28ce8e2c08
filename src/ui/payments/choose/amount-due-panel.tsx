import type { ReactNode } from 'react'
import type { Cents } from '@/domain/shared/money'
import { Amount } from '@/ui/kit/amount'
import { Icon } from '@/ui/kit/icon'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Panel } from '@/ui/kit/panel'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { AmountDueBreakdown } from './due-item-row'
import styles from '@/ui/payments/payments.module.css'
import { AnimatedAmount } from './animated-amount'

const texts = paymentsTexts.summary

interface AmountDuePanelProps {
  readonly breakdown: AmountDueBreakdown
  readonly total: Cents
  /**
   * The amount that the customer pays now, if it is less than the amount due; undefined if they pay
   * everything. Source: PAY-24.
   */
  readonly partialAmount?: Cents | undefined
  /** Called when the customer wants to pay everything due instead of a part. */
  readonly onPayAll?: (() => void) | undefined
  /**
   * Text about payments that are not deducted from the amount due yet; undefined if there are none. Source:
   * PAY-20.
   */
  readonly unappliedPaymentsNote: string | undefined
  /**
   * Links to the explanation of the total and, if the loan is overdue, to paying a part of it. Source:
   * LOA-16, PAY-24.
   */
  readonly children?: ReactNode
}

/**
 * A panel with the amount due: the total, then the installments or months that it consists of. If there
 * are several, they are folded into one row of text. Source: PAY-03, PAY-04.
 */
export function AmountDuePanel({
  breakdown,
  total,
  partialAmount,
  onPayAll,
  unappliedPaymentsNote,
  children,
}: AmountDuePanelProps) {
  return (
    <Panel movesToNextScreen label={texts.total}>
      {partialAmount !== undefined && <PartialAmount part={partialAmount} />}
      {partialAmount === undefined ? (
        <p className={styles['total']}>
          {texts.total}
          <AnimatedAmount cents={total} />
        </p>
      ) : (
        <p className={styles['ofTotal']}>
          {texts.total} <Amount cents={total} brief />
        </p>
      )}
      {unappliedPaymentsNote !== undefined && <p>{unappliedPaymentsNote}</p>}
      <DueItemList {...breakdown} />
      {(children !== undefined || partialAmount !== undefined) && (
        <div className={styles['partActions']}>
          {children}
          {partialAmount !== undefined && onPayAll && (
            <ButtonStyledAsLink onPress={onPayAll}>{partialPaymentTexts.payAll}</ButtonStyledAsLink>
          )}
        </div>
      )}
    </Panel>
  )
}

function PartialAmount({ part }: { readonly part: Cents }) {
  return (
    <p className={styles['total']} role="status">
      {partialPaymentTexts.now} <AnimatedAmount cents={part} />
    </p>
  )
}

/**
 * The list of the items of the amount due. If `foldedText` is given, the list is hidden until the customer
 * opens it, so that the payment methods stay near the top of a phone's screen.
 */
function DueItemList({ rows, foldedText }: AmountDueBreakdown) {
  const lines = (
    <ul className={styles['lines']} aria-label={texts.lines}>
      {rows.map((row) => (
        <li key={row.title} className={styles['line']}>
          <span className={styles['lineTitle']}>{row.title}</span>
          {row.dueText !== undefined && <span className={styles['lineDetail']}>{row.dueText}</span>}
          <Amount cents={row.amount} />
          {row.paidText !== undefined && <span className={styles['lineDetail']}>{row.paidText}</span>}
          {row.lateInterestText !== undefined && (
            <span className={styles['lineDetail']}>{row.lateInterestText}</span>
          )}
          {row.coveredText !== undefined && <span className={styles['covered']}>{row.coveredText}</span>}
        </li>
      ))}
    </ul>
  )
  if (foldedText === undefined) return lines
  return (
    <details className={styles['fold']}>
      <summary className={styles['folded']}>
        <span className={styles['foldedTitle']}>{foldedText}</span>
        <Icon name="chevron" size="small" />
      </summary>
      {lines}
    </details>
  )
}
