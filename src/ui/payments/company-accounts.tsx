import type { CompanyAccount } from '@/application/shared/settings.port'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { Digits } from '@/ui/kit/digits'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import styles from './payments.module.css'

const texts = paymentsTexts.cvu

export interface CompanyAccountsProps {
  readonly accounts: readonly CompanyAccount[]
  /** False when it could not be copied. */
  readonly onCopy: (text: string) => Promise<boolean>
  /** Where paying all of it off is offered. */
  readonly cancel?: { readonly label: string; readonly onPress: (account: CompanyAccount) => void }
}

/** The accounts to transfer to; what a bank asks for is copied where it stands. Source: PAY-06, PAY-11. */
export function CompanyAccounts({ accounts, onCopy, cancel }: CompanyAccountsProps) {
  return (
    <ul className={styles['accounts']}>
      {accounts.map((account) => (
        <li key={account.cbu}>
          <Card>
            <h3>{account.bank}</h3>
            <DataList rows={accountRows(account, { onCopy, ofWhich: texts.ofBank(account.bank) })} />
            {cancel && (
              <Button
                variant="secondary"
                hiddenText={texts.ofBank(account.bank)}
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

interface Copying {
  readonly onCopy: (text: string) => Promise<boolean>
  /** Of which of the accounts, where more than one is to be seen. */
  readonly ofWhich?: string
}

/** Each fact of an account with its name. */
export function accountRows(account: CompanyAccount, { onCopy, ofWhich }: Copying): readonly DataRow[] {
  const copy = (what: string, text: string) => (
    <CopyButton
      label={texts.copyIt}
      hiddenText={ofWhich === undefined ? what : `${what} ${ofWhich}`}
      variant="quiet"
      onCopy={() => onCopy(text)}
    />
  )
  return [
    { label: texts.accountNumber, value: account.accountNumber },
    {
      label: texts.cbu,
      value: <Digits>{account.cbu}</Digits>,
      action: copy(texts.theCbu, account.cbu),
    },
    { label: texts.alias, value: account.alias, action: copy(texts.theAlias, account.alias) },
    { label: texts.company, value: account.companyName },
    { label: texts.taxId, value: account.taxId },
  ]
}
