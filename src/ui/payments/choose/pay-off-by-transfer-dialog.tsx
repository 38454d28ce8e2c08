import type { Debt } from '@/domain/payments/debt'
import type { LenderBankAccount } from '@/application/shared/settings.port'
import { DataList } from '@/ui/kit/data-list'
import { Dialog } from '@/ui/kit/dialog'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { bankAccountDetailRows } from './lender-bank-accounts'

const texts = paymentMethodsTexts.cancellation

interface PayOffByTransferDialogProps {
  /** The lender's account to which the customer transfers; undefined while the dialog is closed. */
  readonly account: LenderBankAccount | undefined
  /** What the customer pays off: a loan or the revolving credit line. */
  readonly debtKind: Debt['kind']
  readonly onClose: () => void
  readonly onCopy: (text: string) => Promise<boolean>
}

/**
 * The dialog with the account details for paying off a loan or the revolving credit line by transfer.
 * Source: PAY-11.
 */
export function PayOffByTransferDialog({ account, debtKind, onClose, onCopy }: PayOffByTransferDialogProps) {
  if (!account) return undefined
  return (
    <Dialog open title={texts.title[debtKind]} onClose={onClose}>
      <p>{texts.how[debtKind]}</p>
      <DataList
        rows={[{ label: texts.bank, value: account.bank }, ...bankAccountDetailRows(account, { onCopy })]}
      />
    </Dialog>
  )
}
