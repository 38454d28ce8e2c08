import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import { collectionDeactivationTexts } from '@/ui/texts/collection-deactivation.texts'
import { identityProofTexts } from '@/ui/texts/identity-proof.texts'
import type { Page } from '#features/support/page'

/** Tasks that activate and turn off the automatic collection of a loan. */
export class AutomaticCollectionChangeTasks {
  constructor(private readonly page: Page) {}

  /**
   * Types the bank account for automatic collection, and continues to the text that the customer consents
   * to.
   */
  async enterBankAccount(account: string): Promise<void> {
    await this.page.main.getByLabel(collectionActivationTexts.account.label).fill(account)
    await this.page.main.getByRole('button', { name: collectionActivationTexts.account.next }).press()
    await this.page.waitUntilIdle()
  }

  /** Replaces the bank account that the screen shows by another bank account. */
  async changeBankAccount(account: string): Promise<void> {
    await this.page.main.getByRole('button', { name: collectionActivationTexts.consent.otherAccount }).press()
    await this.enterBankAccount(account)
  }

  /** Continues from the receipt of activating or turning off automatic collection to the loan's screen. */
  async returnToLoan(): Promise<void> {
    await this.page.main.getByRole('link', { name: collectionActivationTexts.toLoan }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Continues to the loan's screen although it is still unknown whether the lender activated or turned off
   * automatic collection.
   */
  async returnToLoanWithOutcomeUnknown(): Promise<void> {
    const { main } = this.page
    const joining = main.getByRole('heading', { name: collectionActivationTexts.unknown.title })
    const leaving = main.getByRole('heading', { name: collectionDeactivationTexts.unknown.title })
    await joining.unionWith(leaving).waitToAppear()
    await this.returnToLoan()
  }

  /** Returns the text that says why the typed bank account cannot be used for automatic collection. */
  async bankAccountProblemText(): Promise<string> {
    const complaints = this.page.main.getByRole('alert').getByRole('listitem')
    await complaints.firstMatch().waitToAppear()
    return complaints.firstMatch().visibleText()
  }

  async consentToAutomaticCollection(): Promise<void> {
    await this.page.main.getByRole('button', { name: collectionActivationTexts.consent.button }).press()
  }

  async confirmActivationWithPassword(password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(identityProofTexts.password).fill(password)
    await dialog.getByRole('button', { name: collectionActivationTexts.consent.confirm }).press()
    await this.page.waitUntilIdle()
  }

  async confirmActivationWithPasskey(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: identityProofTexts.withPasskey }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the text that says why the automatic collection of the loan was not activated. */
  async activationFailureReason(): Promise<string> {
    const complaints = this.page.getByRole('dialog').getByRole('alert').getByRole('listitem')
    await complaints.firstMatch().waitToAppear()
    return complaints.firstMatch().visibleText()
  }

  /** Returns the text of each attempt that the screen announces for the loan's first automatic collection. */
  async firstCollectionAttempts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main
      .getByRole('list', { name: collectionActivationTexts.consent.calendar })
      .getByRole('listitem')
      .visibleTexts()
  }

  /** Returns the weeks of the calendar on screen, each as one text. */
  async collectionCalendarWeeks(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const rows = await this.page.main.getByRole('table').getByRole('row').visibleTexts()
    return rows.slice(1)
  }

  async deactivateCollection(): Promise<void> {
    await this.page.main.getByRole('button', { name: collectionDeactivationTexts.button }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Returns the details of the receipt for activating or turning off automatic collection, each with its
   * label.
   */
  async receiptDetailsOfCollectionChange(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const kinds = [
      collectionActivationTexts.activated.receipt,
      collectionDeactivationTexts.deactivated.receipt,
    ]
    const receipts = await Promise.all(
      kinds.map((name) => this.page.main.getByRole('region', { name }).visibleTexts()),
    )
    return receipts.flat()
  }
}
