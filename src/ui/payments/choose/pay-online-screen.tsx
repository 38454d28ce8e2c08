import { observer } from 'mobx-react-lite'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { RowList } from '@/ui/kit/row-list'
import { TextLink } from '@/ui/kit/button'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { onlinePaymentMethodLinks } from './online-methods'
import { DebtPaymentScreen } from './debt-payment-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentMethodsTexts.online

/**
 * The screen on which the customer chooses how to pay online: by debit card or, on the provider's page, by
 * credit card or wallet. Source: PAY-18.
 */
export const PayOnlineScreen = observer(function PayOnlineScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  return (
    <DebtPaymentScreen model={model}>
      {(summary) => <OnlinePaymentMethods summary={summary} />}
    </DebtPaymentScreen>
  )
})

function OnlinePaymentMethods({ summary }: { readonly summary: PaymentSummary }) {
  const methods = onlinePaymentMethodLinks(summary)
  return (
    <section className={styles['method']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {methods.length === 0 && <Notice tone="warn">{texts.none}</Notice>}
      <RowList>
        {methods.map(({ to, icon, title, detail }) => (
          <li key={to}>
            <LinkRow to={to} icon={icon} title={title} detail={detail} />
          </li>
        ))}
      </RowList>
      <p>
        <TextLink to={addresses.howToPayOnline.createPath({ externalId: summary.debt.externalId })}>
          {texts.how}
        </TextLink>
      </p>
    </section>
  )
}
