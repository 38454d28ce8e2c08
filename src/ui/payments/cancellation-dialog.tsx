import type { CompanyAccount } from '@/application/shared/settings.port'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList } from '@/ui/kit/data-list'
import { Dialog } from '@/ui/kit/dialog'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

const texts = paymentWaysTexts.cancellation
const facts = paymentsTexts.cvu

export interface CancellationDialogProps {
  /** Nothing while it is closed. */
  readonly account: CompanyAccount | undefined
  readonly onClose: () => void
  readonly onCopy: (text: string) => Promise<boolean>
}

/** Everything that a bank asks for to pay off a loan. Source: PAY-11. */
export function CancellationDialog({ account, onClose, onCopy }: CancellationDialogProps) {
  if (!account) return undefined
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <p>{texts.how}</p>
      <DataList
        rows={[
          { label: texts.bank, value: account.bank },
          { label: facts.accountNumber, value: account.accountNumber },
          { label: facts.cbu, value: account.cbu },
          { label: facts.alias, value: account.alias },
          { label: texts.company, value: account.companyName },
          { label: facts.taxId, value: account.taxId },
        ]}
      />
      <CopyButton label={facts.copyCbu} wide onCopy={() => onCopy(account.cbu)} />
      <CopyButton label={texts.copyAlias} wide onCopy={() => onCopy(account.alias)} />
    </Dialog>
  )
}
