import type { Debt } from '@/application/payments/payment.port'
import type { CompanyAccount } from '@/application/shared/settings.port'
import { Answered } from '@/ui/kit/answered'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CvuViewModel, type CvuShown } from './cvu-view-model'
import styles from './payments.module.css'

const texts = paymentsTexts.cvu

interface CvuViewProps {
  readonly debt: Debt
}

export function CvuView({ debt }: CvuViewProps) {
  const model = useViewModel(CvuViewModel, debt)
  return (
    <Answered answer={model.answer} skeleton={{ shape: 'card', label: texts.loading }}>
      {(shown) => <Ways model={model} shown={shown} />}
    </Answered>
  )
}

interface WaysProps {
  readonly model: CvuViewModel
  readonly shown: CvuShown
}

function Ways({ model, shown }: WaysProps) {
  switch (shown.phase) {
    case 'account':
      return (
        <>
          <KeptFocusTitle>{texts.title}</KeptFocusTitle>
          <p>{shown.how}</p>
          <Card>
            <p className={styles['digits']}>
              <span className={styles['small']}>{texts.label}</span>
              {shown.cvu}
            </p>
            <Button icon="copy" wide onPress={() => void model.copy(shown.cvu)}>
              {texts.copy}
            </Button>
          </Card>
        </>
      )
    case 'none':
      return (
        <>
          <KeptFocusTitle>{texts.transferTitle}</KeptFocusTitle>
          <p>{shown.why}</p>
          <Transfer model={model} reference={shown.reference} />
        </>
      )
    case 'not-available':
      return (
        <>
          <NotLoaded tone="warn" message={texts.notAvailable} onRetry={() => void model.answer.retry()} />
          <h2>{texts.transferTitle}</h2>
          <Transfer model={model} reference={shown.reference} />
        </>
      )
  }
}

/** To any account of the company. */
function Transfer({ model, reference }: { readonly model: CvuViewModel; readonly reference: string }) {
  return (
    <>
      <p>{reference}</p>
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
