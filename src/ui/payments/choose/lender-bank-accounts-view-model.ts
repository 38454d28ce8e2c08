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
  cancelling: LenderBankAccount | undefined = undefined

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Clipboard) private readonly clipboard: Clipboard,
  ) {
    observeFields(this, 'cancelling')
  }

  onMount(): void {
    this.cancelling = undefined
  }

  get accounts(): readonly LenderBankAccount[] {
    return this.settings.companyAccounts
  }

  openPayOffByTransferDialog(account: LenderBankAccount): void {
    this.cancelling = account
  }

  closePayOffByTransferDialog(): void {
    this.cancelling = undefined
  }

  async copyAccountDetail(text: string): Promise<boolean> {
    return (await this.clipboard.copy(text)).ok
  }
}
