import { fromBase64Url } from '@/adapters/fake/shared/base64url'
import { demoPanelApiCalls } from '@/adapters/fake/call-catalogue'
import type { CallName } from '@/adapters/fake/call-name'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { parseDemoState } from '@/adapters/fake/demo-state-link'
import { addresses } from '@/ui/addresses'
import { unfinishedTasksFragmentParameter } from '@/ui/demo/demo-environment'
import { demoSettingsTexts } from '@/ui/texts/demo-settings.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { demoShopQrCodeTexts } from '@/ui/texts/shop-codes.texts'
import { decodeSvgQrCode } from '#features/support/qr-code-on-screen'
import { findShopByName } from '#features/support/tasks/qr-payment.tasks'
import { findPersonaByName } from '#features/support/find-persona-by-name'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

const { faults } = demoTexts

type LoanOverrideField = 'unpaidInstallmentNumber' | 'amountPaidElsewhere'

const screenPathsByLinkButton = {
  openAutoLogin: addresses.home.path,
  openRefinancing: addresses.refinancing.path,
  openCardUpdate: addresses.cardUpdate.path,
} as const

export class DemoTasks {
  constructor(private readonly page: Page) {}

  async signInAs(persona: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(demoTexts.customer).selectOption(findPersonaByName(persona).id)
    await panel.getByRole('button', { name: substringPattern(demoTexts.enter) }).press()
    await this.page.waitForPath(addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /** Finds a kind of request to the lender in the demo panel by the panel's search, and chooses it. */
  private async chooseApiCall(panel: PageElement, call: CallName): Promise<void> {
    const { summary = '' } = demoPanelApiCalls.find(({ name }) => name === call) ?? {}
    await panel.getByLabel(substringPattern(faults.find)).fill(summary)
    await panel.getByLabel(substringPattern(faults.call)).selectOption(call)
  }

  /** Opens a link that the lender sent to that customer, by a button in the demo panel. */
  async openLinkSentToCustomer(persona: string, link: keyof typeof screenPathsByLinkButton): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(demoTexts.customer).selectOption(findPersonaByName(persona).id)
    await panel.getByRole('button', { name: substringPattern(demoTexts[link]) }).press()
    await this.page.waitForPath(screenPathsByLinkButton[link])
    await this.page.waitUntilIdle()
  }

  async creditPaymentToLoan(externalId: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(demoTexts.credit)).selectOption(externalId)
    await panel.getByRole('button', { name: demoTexts.creditButton }).press()
    await this.closePanel(panel)
    await this.page.getByText(/^Se acreditaron/).waitToAppear()
  }

  async setClock(localTime: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(demoTexts.now)).fill(localTime)
    await panel.getByRole('button', { name: demoTexts.setNow }).press()
    await panel.waitToDisappear()
    await this.page.waitUntilIdle()
  }

  async resetDemo(): Promise<void> {
    const panel = await this.panel()
    await panel.getByRole('button', { name: substringPattern(demoTexts.reset) }).press()
    await this.page.waitForPath(addresses.dni.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the customers in the demo panel's list for signing in. */
  async customersInSignInList(): Promise<readonly string[]> {
    const panel = await this.panel()
    return (await panel.getByLabel(demoTexts.customer).optionTexts()).slice(1)
  }

  /** Returns the consumer requests, such as revocations of loans, that the fake lender has received. */
  async receivedConsumerRequests(): Promise<readonly string[]> {
    const panel = await this.panel()
    return panel.getByRole('region', { name: demoTexts.cases }).getByRole('listitem').visibleTexts()
  }

  /** Returns the text of that shop's QR code on the demo panel. */
  async shopQrCodeText(name: string): Promise<string> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(demoShopQrCodeTexts.label)).selectOption(findShopByName(name).id)
    const picture = panel.getByRole('img', { name: substringPattern(demoShopQrCodeTexts.picture('')) })
    await picture.waitToAppear()
    const path = await panel.getByCss('svg[shape-rendering="crispEdges"] path').attributeValue('d')
    const text = await decodeSvgQrCode(await picture.attributeValue('viewBox'), path)
    await this.closePanel(panel)
    return text
  }

  /** Returns how many times the customer was charged, to a card or on a payment provider's page. */
  async countCharges(): Promise<number> {
    const journal: unknown = JSON.parse(
      (await this.page.device.localStorageValue('portal-demo.journal')) ?? '{}',
    )
    const charges: unknown[] = Object.values(Object(Object(Object(journal).value).charges))
    return charges.filter((charge) => !('errorCode' in Object(charge))).length
  }

  /**
   * Makes the next request of the kind `call` fail. `answer` is the name of the failure in the demo panel.
   */
  async makeNextCallFail(call: CallName, answer: string): Promise<void> {
    await this.closePanel(await this.makeNextCallFailKeepingPanelOpen(call, answer))
  }

  /** Makes the next request of the kind `call` fail. Returns the demo panel, which stays open. */
  async makeNextCallFailKeepingPanelOpen(call: CallName, answer: string): Promise<PageElement> {
    const panel = await this.panel()
    await this.chooseApiCall(panel, call)
    await panel.getByLabel(substringPattern(faults.answer)).selectOption(answer)
    await panel.getByRole('button', { name: substringPattern(faults.add) }).press()
    await panel.getByRole('listitem').firstMatch().waitToAppear()
    return panel
  }

  /** Returns the text of the element in the demo panel that has the focus. */
  async focusedTextInPanel(): Promise<string> {
    return (await this.panel()).getByCss(':focus').visibleText()
  }

  /** Makes the fake lender refuse the next request of the kind `call`, with that error code. */
  async makeNextCallReturnErrorCode(call: CallName, code: string): Promise<void> {
    const panel = await this.panel()
    await this.chooseApiCall(panel, call)
    await panel.getByLabel(substringPattern(faults.answer)).selectOption(faults.answers.code)
    await panel.getByLabel(faults.code).selectOption(code)
    await panel.getByRole('button', { name: substringPattern(faults.add) }).press()
    await panel.getByRole('listitem').firstMatch().waitToAppear()
    await this.closePanel(panel)
  }

  /** Makes the fake lender answer the next request of the kind `call` with any status and message. */
  async setNextCallAnswer(
    call: CallName,
    { status, message }: { readonly status: string; readonly message: string },
  ): Promise<void> {
    const panel = await this.panel()
    await this.chooseApiCall(panel, call)
    await panel.getByLabel(substringPattern(faults.answer)).selectOption(faults.answers.otherStatus)
    await panel.getByLabel(faults.status).fill(status)
    await panel.getByLabel(faults.message).fill(message)
    await panel.getByRole('button', { name: substringPattern(faults.add) }).press()
    await panel.getByRole('listitem').firstMatch().waitToAppear()
    await this.closePanel(panel)
  }

  /** Chooses in the demo panel which request is to fail, and closes the panel without applying that. */
  async chooseCallToFailWithoutApplying(call: CallName): Promise<void> {
    const panel = await this.panel()
    await this.chooseApiCall(panel, call)
    await this.closePanel(panel)
  }

  async openPanel(): Promise<void> {
    const panel = await this.panel()
    await panel.getByText(demoTexts.linkHint).waitToAppear()
  }

  /** Waits until the demo panel shows the text, and returns true. Throws if the text does not appear. */
  async isTextShownInPanel(words: string): Promise<boolean> {
    const said = (await this.panel()).getByText(words)
    await said.waitToAppear()
    return said.isPresent()
  }

  async openDemoOverrides(): Promise<void> {
    await this.overrides()
  }

  async searchForApiCall(words: string): Promise<void> {
    await (await this.panel()).getByLabel(substringPattern(faults.find)).fill(words)
    await this.page.waitUntilIdle()
  }

  /** Returns the options of a list in the open demo panel. */
  async optionsOfPanelList(label: string): Promise<readonly string[]> {
    return (await this.panel()).getByLabel(substringPattern(label)).optionTexts()
  }

  /** Ticks a checkbox in the demo panel. The checkbox overrides a part of the demo's data. */
  async tickDemoOverride(label: string): Promise<void> {
    const panel = await this.overrides()
    await panel.getByLabel(label).setChecked()
    await this.closePanel(panel)
  }

  /** Chooses a value in a list of the demo panel. The value overrides a part of the demo's data. */
  async chooseDemoOverrideValue(label: string, word: string): Promise<void> {
    const panel = await this.overrides()
    await panel.getByLabel(label).selectOption(word)
    await this.closePanel(panel)
  }

  async clearDemoOverrides(): Promise<void> {
    const panel = await this.overrides()
    await panel.getByRole('button', { name: demoSettingsTexts.clear }).press()
    await this.closePanel(panel)
  }

  /** Types a value in a field of the demo panel that changes a loan. */
  async typeLoanOverride(externalId: string, field: LoanOverrideField, text: string): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(demoTexts.credit)).selectOption(externalId)
    await panel.getByCss('summary').filterByContent(demoSettingsTexts.loan.title).press()
    await panel.getByLabel(demoSettingsTexts.loan[field]).fill(text)
    await this.closePanel(panel)
  }

  async setLatency(seconds: number): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(faults.latency)).selectOption(String(seconds * 1000))
    await this.closePanel(panel)
  }

  async goOffline(): Promise<void> {
    const panel = await this.panel()
    await panel.getByLabel(substringPattern(faults.offline)).setChecked()
    await this.closePanel(panel)
  }

  async copyDemoStateLink(): Promise<void> {
    const panel = await this.panel()
    await panel.getByRole('button', { name: substringPattern(demoTexts.link) }).press()
    await this.closePanel(panel)
    await this.page.getByText(demoTexts.linkCopied).waitToAppear()
  }

  /** Returns the decoded content of the link to the demo state that the customer copied. */
  async copiedDemoStateContent(): Promise<string> {
    const { hash } = new URL(await this.page.device.clipboardText())
    return [...new URLSearchParams(hash.slice(1)).values()].map((value) => fromBase64Url(value)).join(' ')
  }

  /** Copies the link to the demo state in the demo panel, and opens the link on a new device. */
  async openDemoStateLink(): Promise<void> {
    await this.copyDemoStateLink()
    const { pathname, search, hash } = new URL(await this.page.device.clipboardText())
    await this.page.device.replaceWithNewDevice()
    await this.page.openAddress(pathname + search + hash)
  }

  /** Opens the portal on another device with empty storage. The fake lender keeps its data. */
  async openPortalOnOtherDevice(): Promise<void> {
    await this.copyDemoStateLink()
    const { pathname, search, hash } = new URL(await this.page.device.clipboardText())
    const carried = new URLSearchParams(hash.slice(1))
    carried.delete(unfinishedTasksFragmentParameter)
    await this.page.device.replaceWithNewDevice()
    await this.page.openAddress(`${pathname}${search}#${carried}`)
  }

  async demoState(): Promise<DemoState> {
    const storedText = await this.page.device.localStorageValue('portal-demo.situation')
    const { value } = Object(JSON.parse(storedText ?? '{}'))
    return parseDemoState(value) ?? defaultDemoState
  }

  async hideAndShowPanelByKeyboard(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.getByRole('button', { name: demoTexts.hide }).pressKey('Enter')
    await this.page.getByRole('button', { name: demoTexts.open }).waitToDisappear()
    await this.page.getByRole('button', { name: demoTexts.show }).pressKey('Enter')
  }

  async isDemoRibbonShown(): Promise<boolean> {
    await this.page.getByRole('button', { name: substringPattern(demoTexts.open) }).waitToAppear()
    return true
  }

  private async overrides(): Promise<PageElement> {
    const panel = await this.panel()
    await panel.getByCss('summary').filterByContent(demoSettingsTexts.title).press()
    return panel
  }

  private async closePanel(panel: PageElement): Promise<void> {
    await this.page.pressKey('Escape')
    await panel.waitToDisappear()
  }

  private async panel(): Promise<PageElement> {
    const panel = this.page.getByRole('dialog', { name: substringPattern(demoTexts.title) })
    if (!(await panel.isPresent()))
      await this.page.getByRole('button', { name: substringPattern(demoTexts.open) }).press()
    await panel.waitToAppear()
    return panel
  }
}
