import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { LegalEntity } from '@/application/shared/settings.port'
import type { DataRow } from '@/ui/kit/data-list'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * Returns rows with the account holder, as the customer's bank shows it before the transfer; none if the
 * lender has not configured the holder. Source: PAY-26, GEN-13.
 */
export function accountHolderRows(holder: LegalEntity | undefined): readonly DataRow[] {
  if (!holder) return []
  return [
    { label: paymentMethodsTexts.transfer.holder, value: holder.name },
    { label: paymentsTexts.cvu.taxId, value: hyphenatedCuit(holder.taxId) },
  ]
}
