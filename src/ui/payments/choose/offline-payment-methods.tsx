import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { Debt } from '@/domain/payments/debt'
import { Accordion } from '@/ui/kit/accordion'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { transferReferenceText } from '@/ui/texts/payments.texts'
import { lenderIdentityTexts } from '@/ui/texts/lender-identity.texts'
import { PayOffByTransferDialog } from './pay-off-by-transfer-dialog'
import { LenderBankAccounts } from './lender-bank-accounts'
import { LenderBankAccountsViewModel } from './lender-bank-accounts-view-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentMethodsTexts.otherMethods

const cashAccordionItem = {
  id: 'cash',
  title: texts.cashTitle,
  content: <TextList kind="steps" items={texts.cash} gap="small" />,
}

/**
 * Explains how to pay in cash. If the lender has accounts, also explains how to pay by transfer or
 * deposit. Source: PAY-11.
 */
export const OfflinePaymentMethods = observer(function OfflinePaymentMethods({
  debt,
}: {
  readonly debt: Debt
}) {
  const model = useViewModel(LenderBankAccountsViewModel)
  const hasAccounts = model.accounts.length > 0
  const transferContent = useRef<HTMLDivElement>(null)
  const transfer = {
    id: 'transfer',
    title: texts.transferTitle,
    content: (
      <div ref={transferContent} className={styles['method']}>
        <p>
          {texts.transfer} {transferReferenceText(debt)}
        </p>
        <LenderBankAccounts
          accounts={model.accounts}
          onCopy={model.copyAccountDetail}
          payOffButton={{ label: texts.cancel[debt.kind], onPress: model.openPayOffByTransferDialog }}
        />
        <p>{lenderIdentityTexts.neverAsks}</p>
      </div>
    ),
  }
  // The accounts are shown once, with the transfer.
  const deposit = {
    id: 'deposit',
    title: texts.depositTitle,
    content: (
      <div className={styles['method']}>
        <TextList kind="steps" items={texts.deposit} gap="small" />
        <ButtonStyledAsLink onPress={() => openAccordionItemAround(transferContent.current)}>
          {texts.seeAccounts}
        </ButtonStyledAsLink>
      </div>
    ),
  }
  return (
    <section className={styles['method']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Accordion
        name="otherMethods"
        items={hasAccounts ? [transfer, cashAccordionItem, deposit] : [cashAccordionItem]}
      />
      <PayOffByTransferDialog
        account={model.payOffDialogAccount}
        debtKind={debt.kind}
        onClose={model.closePayOffByTransferDialog}
        onCopy={model.copyAccountDetail}
      />
    </section>
  )
})

/** Opens the accordion item that contains the given element, and moves the focus to the item's title. */
function openAccordionItemAround(content: HTMLElement | null): void {
  const item = content?.closest('details')
  if (!item) return
  item.open = true
  item.querySelector('summary')?.focus()
}
