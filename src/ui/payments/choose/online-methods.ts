import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'

const texts = paymentMethodsTexts.online

interface OnlinePaymentMethodLink {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
}

/** Returns the online payment methods that the lender offers for the loan. Source: PAY-18. */
export function onlinePaymentMethodLinks({
  debt,
  methods,
}: PaymentSummary): readonly OnlinePaymentMethodLink[] {
  const offered = new Set(methods.map(({ method }) => method))
  const { externalId } = debt
  return [
    ...(offered.has('debit-card')
      ? [
          {
            to: addresses.payByDebitCard.createPath({ externalId }),
            icon: 'card',
            ...texts.debitCard,
          } as const,
        ]
      : []),
    ...(offered.has('wallet')
      ? [{ to: addresses.payByWallet.createPath({ externalId }), icon: 'phone', ...texts.provider } as const]
      : []),
  ]
}
