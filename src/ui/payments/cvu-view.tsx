import { observer } from 'mobx-react-lite'
import type { CompanyAccount } from '@/application/shared/settings.port'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CvuViewModel } from './cvu-view-model'
import styles from './payments.module.css'

const texts = paymentsTexts.cvu

export const CvuView = observer(function CvuView({ externalId }: { readonly externalId: string }) {
  const model = useViewModel(CvuViewModel, { externalId })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'account':
      return (
        <>
          <h2>{texts.title}</h2>
          <p>{texts.how}</p>
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
    case 'transfer':
      return (
        <>
          <h2>{texts.transferTitle}</h2>
          <p>{texts.transfer}</p>
          <p>{texts.transferReference(externalId)}</p>
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
})

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
