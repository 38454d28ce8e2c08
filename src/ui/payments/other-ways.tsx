import { observer } from 'mobx-react-lite'
import type { Debt } from '@/application/payments/payment.port'
import type { CompanyAccount } from '@/application/shared/settings.port'
import { Accordion } from '@/ui/kit/accordion'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentWaysTexts } from '@/ui/texts/payment-ways.texts'
import { paymentsTexts, transferReferenceText } from '@/ui/texts/payments.texts'
import { CancellationDialog } from './cancellation-dialog'
import { CompanyAccountsViewModel } from './company-accounts-view-model'
import styles from './payments.module.css'

const texts = paymentWaysTexts.otherWays
const facts = paymentsTexts.cvu

/** How to pay by transfer, in cash, or by a deposit. Source: PAY-11. */
export const OtherWays = observer(function OtherWays({ debt }: { readonly debt: Debt }) {
  const model = useViewModel(CompanyAccountsViewModel)
  return (
    <section className={styles['method']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Accordion
        name="otherWays"
        items={[
          {
            id: 'transfer',
            title: texts.transferTitle,
            content: (
              <div className={styles['method']}>
                <p>
                  {texts.transfer} {transferReferenceText(debt)}
                </p>
                <Accounts
                  accounts={model.accounts}
                  cancel={{ label: texts.cancel[debt.kind], onPress: model.cancelBy }}
                />
              </div>
            ),
          },
          { id: 'cash', title: texts.cashTitle, content: <Steps steps={texts.cash} /> },
          {
            id: 'deposit',
            title: texts.depositTitle,
            content: (
              <div className={styles['method']}>
                <Steps steps={texts.deposit} />
                <Accounts accounts={model.accounts} />
              </div>
            ),
          },
        ]}
      />
      <CancellationDialog
        account={model.cancelling}
        of={debt.kind}
        onClose={model.close}
        onCopy={model.copy}
      />
    </section>
  )
})

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

interface AccountsProps {
  readonly accounts: readonly CompanyAccount[]
  /** Where paying all of it off is offered. */
  readonly cancel?: { readonly label: string; readonly onPress: (account: CompanyAccount) => void }
}

function Accounts({ accounts, cancel }: AccountsProps) {
  return (
    <ul className={styles['accounts']}>
      {accounts.map((account) => (
        <li key={account.cbu}>
          <Card>
            <h3>{account.bank}</h3>
            <DataList
              rows={[
                { label: facts.accountNumber, value: account.accountNumber },
                { label: facts.cbu, value: account.cbu },
                { label: facts.company, value: account.companyName },
                { label: facts.taxId, value: account.taxId },
              ]}
            />
            {cancel && (
              <Button
                variant="secondary"
                hiddenText={facts.ofBank(account.bank)}
                onPress={() => cancel.onPress(account)}
              >
                {cancel.label}
              </Button>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}
