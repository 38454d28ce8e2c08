import { inject, injectable } from 'inversify'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Settings, type LenderBankAccount } from '@/application/shared/settings.port'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The bank accounts to which the customer can transfer, and the one of them that the dialog for paying
 * off a loan shows. Source: PAY-11.
 */
@injectable()
export class LenderBankAccountsViewModel {
  payOffDialogAccount: LenderBankAccount | undefined = undefined

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Clipboard) private readonly clipboard: Clipboard,
  ) {
    observeFields(this, 'payOffDialogAccount')
  }

  onMount(): void {
    this.payOffDialogAccount = undefined
  }

  get accounts(): readonly LenderBankAccount[] {
    return this.settings.companyAccounts
  }

  openPayOffByTransferDialog(account: LenderBankAccount): void {
    this.payOffDialogAccount = account
  }

  closePayOffByTransferDialog(): void {
    this.payOffDialogAccount = undefined
  }

  async copyAccountDetail(text: string): Promise<boolean> {
    return (await this.clipboard.copy(text)).ok
  }
}
