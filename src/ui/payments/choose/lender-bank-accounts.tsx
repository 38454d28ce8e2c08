import { Fragment } from 'react'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { LenderBankAccount } from '@/application/shared/settings.port'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { CopyButton } from '@/ui/kit/copy-button'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { GroupedDigits } from '@/ui/kit/grouped-digits'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentsTexts.cvu

interface LenderBankAccountsProps {
  readonly accounts: readonly LenderBankAccount[]
  /** Copies a text to the clipboard. Returns false if copying failed. */
  readonly onCopy: (text: string) => Promise<boolean>
  /**
   * The button that shows the account's data for paying off the whole loan or credit line; missing if that is
   * not offered.
   */
  readonly payOffButton?: { readonly label: string; readonly onPress: (account: LenderBankAccount) => void }
}

/**
 * The lender's bank accounts to which the customer can transfer. Each detail of an account has a copy
 * button. Source: PAY-06, PAY-11.
 */
export function LenderBankAccounts({ accounts, onCopy, payOffButton }: LenderBankAccountsProps) {
  return (
    <ul className={styles['accounts']}>
      {accounts.map((account) => (
        <li key={account.cbu}>
          <Card>
            <h3>{account.bank}</h3>
            <DataList
              rows={bankAccountDetailRows(account, { onCopy, accountLabel: texts.ofBank(account.bank) })}
            />
            {payOffButton && (
              <Button
                variant="secondary"
                hiddenText={texts.ofBank(account.bank)}
                onPress={() => payOffButton.onPress(account)}
              >
                {payOffButton.label}
              </Button>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

/**
 * The alias of a bank account. A line break is possible only after its dots, because customers read it in
 * parts. Source: PAY-26.
 */
function AccountAlias({ children }: { readonly children: string }) {
  return (children.match(/[^.]*\.?/g) ?? []).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

interface CopyButtonOptions {
  readonly onCopy: (text: string) => Promise<boolean>
  /** Name of the account, added to the labels of its copy buttons if several accounts are shown. */
  readonly accountLabel?: string
}

/** Returns the details of a bank account as rows, each with a copy button. */
export function bankAccountDetailRows(
  account: LenderBankAccount,
  { onCopy, accountLabel }: CopyButtonOptions,
): readonly DataRow[] {
  const copy = (what: string, text: string) => (
    <CopyButton
      label={texts.copyIt}
      hiddenText={accountLabel === undefined ? what : `${what} ${accountLabel}`}
      variant="quiet"
      onCopy={() => onCopy(text)}
    />
  )
  return [
    { label: texts.accountNumber, value: account.accountNumber },
    {
      label: texts.cbu,
      value: <GroupedDigits>{account.cbu}</GroupedDigits>,
      action: copy(texts.theCbu, account.cbu),
    },
    {
      label: texts.alias,
      value: <AccountAlias>{account.alias}</AccountAlias>,
      action: copy(texts.theAlias, account.alias),
    },
    { label: texts.company, value: account.companyName },
    { label: texts.taxId, value: hyphenatedCuit(account.taxId) },
  ]
}
