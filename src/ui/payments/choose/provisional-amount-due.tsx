import type { ReactNode } from 'react'
import { Panel } from '@/ui/kit/panel'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { ProvisionalAmountDueViewModel } from './provisional-amount-due-view-model'
import styles from '@/ui/payments/payments.module.css'
import { AnimatedAmount } from './animated-amount'

const texts = paymentsTexts.summary

/**
 * Shows the amount that stood on the pressed pay button until the lender says what is due. The customer
 * cannot pay from here yet. Source: PAY-21.
 */
export function ProvisionalAmountDue({ children }: { readonly children: ReactNode }) {
  const { pressedButtonAmount } = useViewModel(ProvisionalAmountDueViewModel)
  if (pressedButtonAmount === undefined) return children
  return (
    <TwoColumns
      summary={
        <Panel movesToNextScreen label={texts.total}>
          <p className={styles['total']}>
            {texts.total}
            <AnimatedAmount cents={pressedButtonAmount} />
          </p>
          <p>{texts.checking}</p>
        </Panel>
      }
    >
      {children}
    </TwoColumns>
  )
}
