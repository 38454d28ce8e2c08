import { observer } from 'mobx-react-lite'
import type { Debt } from '@/application/payments/payment.port'
import type { CompanyAccount } from '@/application/shared/settings.port'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts, transferReferenceText } from '@/ui/texts/payments.texts'
import { CvuViewModel } from './cvu-view-model'
import styles from './payments.module.css'

const texts = paymentsTexts.cvu

interface CvuViewProps {
  readonly debt: Debt
}

export const CvuView = observer(function CvuView({ debt }: CvuViewProps) {
  const model = useViewModel(CvuViewModel, { externalId: debt.externalId })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'account':
      return (
        <>
          <KeptFocusTitle>{texts.title}</KeptFocusTitle>
          <p>
            {texts.how} {texts.onlyFor[debt.kind]}
          </p>
          <Card>
            <p className={styles['digits']}>
              <span className={styles['small']}>{texts.label}</span>
              {state.cvu}
            </p>
            <Button icon="copy" wide onPress={() => void model.copy(state.cvu)}>
              {texts.copy}
            </Button>
          </Card>
        </>
      )
    case 'none':
      return (
        <>
          <KeptFocusTitle>{texts.transferTitle}</KeptFocusTitle>
          <p>{texts.none[debt.kind]}</p>
          <Transfer model={model} debt={debt} />
        </>
      )
    case 'not-available':
      return (
        <>
          <NotLoaded tone="warn" message={texts.notAvailable} onRetry={() => void model.retry()} />
          <h2>{texts.transferTitle}</h2>
          <Transfer model={model} debt={debt} />
        </>
      )
  }
})

/** To any account of the company. */
function Transfer({ model, debt }: CvuViewProps & { readonly model: CvuViewModel }) {
  return (
    <>
      <p>{transferReferenceText(debt)}</p>
      <ul className={styles['accounts']}>
        {model.accounts.map((account) => (
          <li key={account.cbu}>
            <Account account={account} onCopy={() => void model.copy(account.cbu)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface AccountProps {
  readonly account: CompanyAccount
  readonly onCopy: () => void
}

function Account({ account, onCopy }: AccountProps) {
  return (
    <Card>
      <h3>{account.bank}</h3>
      <DataList
        rows={[
          { label: texts.cbu, value: account.cbu },
          { label: texts.alias, value: account.alias },
          { label: texts.accountNumber, value: account.accountNumber },
          { label: texts.company, value: account.companyName },
          { label: texts.taxId, value: account.taxId },
        ]}
      />
      <Button variant="secondary" icon="copy" hiddenText={texts.ofBank(account.bank)} onPress={onCopy}>
        {texts.copyCbu}
      </Button>
    </Card>
  )
}
