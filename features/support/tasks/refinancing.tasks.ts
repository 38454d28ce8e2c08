import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { refinancingTexts as texts } from '@/ui/texts/refinancing.texts'
import { substringPattern, exactTextPattern, type Page } from '#features/support/page'

/** A card number that the issuer accepts. */
const acceptedCardNumber = '4517650012344821'

export class RefinancingTasks {
  constructor(private readonly page: Page) {}

  /** Returns the time until the refinancing link expires, as the screen shows it. */
  async linkTimeLeftText(): Promise<string> {
    const timer = this.page.main.getByRole('timer')
    await timer.waitToAppear()
    return timer.visibleText()
  }

  async openPlans(): Promise<void> {
    await this.continueToNextStep()
  }

  /** Presses the button that continues to the next step of the refinancing. */
  async continueToNextStep(): Promise<void> {
    await this.press(texts.goOn)
  }

  async pressBackButton(): Promise<void> {
    await this.press(texts.back)
  }

  /** Returns the number of installments of each plan on screen, such as `12 cuotas`. */
  async planInstallmentCountTexts(): Promise<readonly string[]> {
    const plans = await this.page.main.getByRole('radio').allMatches()
    return Promise.all(plans.map(async (plan) => installmentCountText(await plan.accessibleName())))
  }

  async chosenPlan(): Promise<string> {
    await this.page.waitUntilIdle()
    return installmentCountText(await this.page.main.getByCss('input[type="radio"]:checked').accessibleName())
  }

  async choosePlanWithoutContinuing(plan: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: new RegExp(`^${plan}(?!\\d)`) }).setChecked()
  }

  async choosePlanAndContinue(plan: string): Promise<void> {
    await this.choosePlanWithoutContinuing(plan)
    await this.continueToNextStep()
  }

  /**
   * Continues from the first screen of the opened refinancing link to the plans, chooses the plan with that
   * number of installments, and creates its loan.
   */
  async createRefinancingLoan(plan: string): Promise<void> {
    await this.openPlans()
    await this.choosePlanAndContinue(plan)
  }

  async startSelfie(): Promise<void> {
    await this.press(texts.selfie.submit)
  }

  /**
   * Takes the selfie at the identity provider with the result `ending`, and returns to the portal. `spelling`
   * is the name of the query parameter that contains the identity check's id in the return address.
   */
  async takeSelfie(ending: string, spelling: string = 'externaltxid'): Promise<void> {
    await this.endSelfie(ending, spelling)
    await this.page.waitUntilIdle()
  }

  /** Returns to the portal from the identity provider before the result of the selfie is available. */
  async returnBeforeSelfieResult(): Promise<void> {
    await this.endSelfie(identityProviderStandInTexts.decisions.HIT, 'externaltxid')
  }

  private async endSelfie(ending: string, spelling: string): Promise<void> {
    await this.startSelfie()
    await this.page.waitForPath(identityProviderStandInPath)
    await this.page.getByLabel(identityProviderStandInTexts.spelling).selectOption(spelling)
    await this.page.getByRole('button', { name: ending }).press()
    await this.page.waitForPath((path) => path.startsWith(addresses.refinancing.path))
  }

  /**
   * Goes to the page for the selfie, lets that many seconds pass, and returns to the portal in another tab.
   * If `otherLink` is given, the other tab first opens that refinancing link. Returns the title of the
   * screen in the other tab.
   */
  async returnFromSelfieInAnotherTab(seconds: number, otherLink?: string): Promise<string> {
    await this.startSelfie()
    await this.page.waitForPath(identityProviderStandInPath)
    const provider = await this.page.address()
    await this.page.device.advanceClock(seconds)
    const other = await this.page.device.openTab(otherLink ?? provider)
    if (otherLink !== undefined) {
      await other.waitUntilIdle()
      await other.openAddress(provider)
    }
    await other.getByRole('button', { name: identityProviderStandInTexts.decisions.HIT }).press()
    await other.waitForPath((path) => path.startsWith(addresses.refinancing.path))
    await other.waitUntilIdle()
    const title = await other.heading.visibleText()
    await other.close()
    return title
  }

  async takeAnotherSelfie(): Promise<void> {
    await this.press(texts.check.anotherSelfie)
  }

  async requestSelfieResultAgain(): Promise<void> {
    await this.press(texts.check.askLenderAgain)
  }

  /**
   * Goes to the page for the selfie, and returns to the portal with the ids of another person's identity
   * check.
   */
  async returnWithOtherPersonsSelfie(): Promise<void> {
    await this.startSelfie()
    await this.page.waitForPath(identityProviderStandInPath)
    await this.page.openAddress(
      `${addresses.refinancingCheck.path}?idtx=tx-de-otra&externaltxid=check-de-otra`,
    )
    await this.page.waitUntilIdle()
  }

  /** Takes the selfie, enters a valid card, and pays the down payment. */
  async continueFromSelfieAndPay(): Promise<void> {
    await this.takeSelfie(identityProviderStandInTexts.decisions.HIT)
    await this.submitValidCard()
    await this.agreeAndMakeDownPayment()
  }

  /** Goes from the refinancing link to the card form, with the plan of that many installments. */
  async refinanceUntilCardForm(plan: string): Promise<void> {
    await this.createRefinancingLoan(plan)
    await this.takeSelfie(identityProviderStandInTexts.decisions.HIT)
  }

  /**
   * Types a card with that number and expiry, and continues. If no number is given, continues without typing.
   */
  async submitCard(number?: string, expiry?: string): Promise<void> {
    await this.typeCard(number, expiry)
    await this.continueToNextStep()
  }

  /** Types a card that the lender accepts and submits the card form, without waiting for the summary. */
  async submitCardWithoutWaiting(): Promise<void> {
    await this.typeCard(acceptedCardNumber)
    await this.page.main.getByRole('button', { name: texts.card.submit }).press()
  }

  private async typeCard(number: string | undefined, expiry = '12/39'): Promise<void> {
    const { form } = cardsTexts
    const fields: readonly (readonly [string, string])[] = [
      [form.number, number ?? ''],
      [form.holder, 'Ramona Paredes'],
      [form.expiry, expiry],
      [form.securityCode, '123'],
      [form.dni, '16908833'],
    ]
    for (const [label, text] of number === undefined ? [] : fields)
      await this.page.main.getByLabel(substringPattern(label)).fill(text)
  }

  async submitValidCard(): Promise<void> {
    await this.submitCard(acceptedCardNumber)
  }

  async submitCardWithExpiry(expiry: string): Promise<void> {
    await this.submitCard(acceptedCardNumber, expiry)
  }

  /** Types a DNI. Returns the field's value after typing. */
  async typeDniAndReadField(text: string): Promise<string> {
    const field = this.page.main.getByLabel(substringPattern(cardsTexts.form.dni))
    await field.typeText(text)
    return field.fieldValue()
  }

  /** Goes from the refinancing link to the summary, with that plan and card. */
  async refinanceUntilSummary(plan: string, card = acceptedCardNumber): Promise<void> {
    await this.refinanceUntilCardForm(plan)
    await this.submitCard(card)
  }

  async openAgreement(): Promise<void> {
    await this.press(substringPattern(loanCostTexts.terms))
  }

  async agreeToTerms(): Promise<void> {
    await this.page.main.getByRole('checkbox').setChecked()
  }

  async agreeAndMakeDownPayment(): Promise<void> {
    await this.agreeToTerms()
    await this.press(texts.summary.submit)
  }

  async agreeAndPressPayTwice(): Promise<void> {
    await this.agreeToTerms()
    await this.page.main.getByRole('button', { name: substringPattern(texts.summary.submit) }).pressTwice()
    await this.page.waitUntilIdle()
  }

  /** Goes from the refinancing link to the end of the down payment, with that plan and card. */
  async refinanceAndMakeDownPayment(plan: string, card = acceptedCardNumber): Promise<void> {
    await this.refinanceUntilSummary(plan, card)
    await this.agreeAndMakeDownPayment()
  }

  /**
   * Pays with another card after the lender declined the first one. The form still contains the holder's
   * data.
   */
  async payWithAnotherCardAfterDecline(): Promise<void> {
    await this.press(exactTextPattern(texts.summary.again, texts.summary.typeAgain))
    const { form } = cardsTexts
    await this.page.main.getByLabel(substringPattern(form.number)).fill(acceptedCardNumber)
    await this.page.main.getByLabel(substringPattern(form.securityCode)).fill('123')
    await this.continueToNextStep()
    await this.agreeAndMakeDownPayment()
  }

  /** Types the card's data again, and repeats the payment that the lender did not receive. */
  async retryPayment(): Promise<void> {
    await this.typeCardAgain()
    await this.agreeAndMakeDownPayment()
  }

  /**
   * Types a card's number and security code again after a down payment without an answer, and continues to
   * the summary.
   */
  async typeCardAgain(number = acceptedCardNumber): Promise<void> {
    await this.press(texts.outcomeUnknown.tryAgain)
    const { form } = cardsTexts
    await this.page.main.getByLabel(substringPattern(form.number)).fill(number)
    await this.page.main.getByLabel(substringPattern(form.securityCode)).fill('123')
    await this.continueToNextStep()
  }

  /**
   * Returns two texts of a disabled button: the reason why it is disabled, and the value of its
   * `aria-disabled` attribute.
   */
  async disabledButtonReasonAndState(name: string): Promise<readonly (string | undefined)[]> {
    const button = this.page.main.getByRole('button', { name })
    return [await button.accessibleDescription(), await button.attributeValue('aria-disabled')]
  }

  async buttonTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('button').visibleTexts()
  }

  /** Returns how many loans the fake lender has created. */
  async countCreatedLoans(): Promise<number> {
    await this.page.waitUntilIdle()
    const journal: unknown = JSON.parse(
      (await this.page.device.localStorageValue('portal-demo.journal')) ?? '{}',
    )
    return Object.keys(Object(Object(Object(journal).value).newLoans)).length
  }

  private async press(name: string | RegExp): Promise<void> {
    await this.page.main.getByRole('button', { name }).press()
    await this.page.waitUntilIdle()
  }
}

/**
 * Returns the number of installments in the text of a plan: `12 cuotas` of `12 cuotas de $ 30.060,12 cada
 * una`.
 */
function installmentCountText(name: string): string {
  return name.split(' ').slice(0, 2).join(' ')
}
