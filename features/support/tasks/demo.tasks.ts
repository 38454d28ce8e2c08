import { fromBase64Url } from '@/adapters/fake/shared/base64url'
import { callCatalogue } from '@/adapters/fake/call-catalogue'
import type { CallName } from '@/adapters/fake/call-name'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { demoStateFrom } from '@/adapters/fake/demo-state-link'
import { addresses } from '@/ui/addresses'
import { workParameterName } from '@/ui/demo/demo-environment'
import { overridesTexts } from '@/ui/texts/overrides.texts'
import { demoTexts } from '@/ui/texts/demo.texts'
import { shopCodesTexts } from '@/ui/texts/shop-codes.texts'
import { decodeQrCode } from '#features/support/qr-code-on-screen'
import { shopByName } from '#features/support/tasks/qr-payment.tasks'
import { personaNamed } from '#features/support/persona-named'
import { textContaining, type Page, type PageElement } from '#features/support/page'

const { faults } = demoTexts

const linkedScreens = {
  openAutoLogin: addresses.home.path,
  openRefinancing: addresses.refinancing.path,
  openCardUpdate: addresses.cardUpdate.path,
} as const

export class DemoTasks {
  constructor(private readonly page: Page) {}

  async enterAs(persona: string): Promise<void> {
    const panel = await this.panel()
    await panel.label(demoTexts.customer).choose(personaNamed(persona).id)
    await panel.role('button', { name: textContaining(demoTexts.enter) }).press()
    await this.page.waitForPath(addresses.home.path)
    await this.page.waitUntilIdle()
  }

  /** Finds a call with the demo panel's search, because it is not among the favourites. */
  private async chooseCall(panel: PageElement, call: CallName): Promise<void> {
    const { summary = '' } = callCatalogue.find(({ name }) => name === call) ?? {}
    await panel.label(textContaining(faults.find)).fill(summary)
    await panel.label(textContaining(faults.call)).choose(call)
  }

  /** Opens, from the demo panel, the link that the lender sent to that customer. */
  async openLinkSentTo(persona: string, link: keyof typeof linkedScreens): Promise<void> {
    const panel = await this.panel()
    await panel.label(demoTexts.customer).choose(personaNamed(persona).id)
    await panel.role('button', { name: textContaining(demoTexts[link]) }).press()
    await this.page.waitForPath(linkedScreens[link])
    await this.page.waitUntilIdle()
  }

  async creditPayment(externalId: string): Promise<void> {
    const panel = await this.panel()
    await panel.label(textContaining(demoTexts.credit)).choose(externalId)
    await panel.role('button', { name: demoTexts.creditButton }).press()
    await this.closePanel(panel)
    await this.page.text(/^Se acreditaron/).waitToAppear()
  }

  async setClock(localTime: string): Promise<void> {
    const panel = await this.panel()
    await panel.label(textContaining(demoTexts.now)).fill(localTime)
    await panel.role('button', { name: demoTexts.setNow }).press()
    await panel.waitToDisappear()
    await this.page.waitUntilIdle()
  }

  async resetDemo(): Promise<void> {
    const panel = await this.panel()
    await panel.role('button', { name: textContaining(demoTexts.reset) }).press()
    await this.page.waitForPath(addresses.dni.path)
    await this.page.waitUntilIdle()
  }

  /** Returns the customers that the demo panel offers to sign in as. */
  async customersOnOffer(): Promise<readonly string[]> {
    const panel = await this.panel()
    return (await panel.label(demoTexts.customer).options()).slice(1)
  }

  /** Returns the consumer requests that the fake lender has received. */
  async receivedConsumerRequests(): Promise<readonly string[]> {
    const panel = await this.panel()
    return panel.role('region', { name: demoTexts.cases }).role('listitem').visibleTexts()
  }

  /** Returns the text of that shop's QR code on the demo panel. */
  async shopQrCodeText(name: string): Promise<string> {
    const panel = await this.panel()
    await panel.label(textContaining(shopCodesTexts.label)).choose(shopByName(name).id)
    const picture = panel.role('img', { name: textContaining(shopCodesTexts.picture('')) })
    await picture.waitToAppear()
    const path = await panel.css('svg[shape-rendering="crispEdges"] path').attribute('d')
    const text = await decodeQrCode(await picture.attribute('viewBox'), path)
    await this.closePanel(panel)
    return text
  }

  /** Returns how many times the customer was charged, by a card or on a provider's page. */
  async countCharges(): Promise<number> {
    const journal: unknown = JSON.parse((await this.page.device.storedValue('portal-demo.journal')) ?? '{}')
    const charges: unknown[] = Object.values(Object(Object(Object(journal).value).charges))
    return charges.filter((charge) => !('errorCode' in Object(charge))).length
  }

  /** Makes the next request of that call fail in the way that the demo panel names. */
  async makeCallFail(call: CallName, answer: string): Promise<void> {
    await this.closePanel(await this.addFaultAndKeepPanelOpen(call, answer))
  }

  /** Makes the next request of that call fail. Returns the demo panel, which stays open. */
  async addFaultAndKeepPanelOpen(call: CallName, answer: string): Promise<PageElement> {
    const panel = await this.panel()
    await this.chooseCall(panel, call)
    await panel.label(textContaining(faults.answer)).choose(answer)
    await panel.role('button', { name: textContaining(faults.add) }).press()
    await panel.role('listitem').first().waitToAppear()
    return panel
  }

  /** Returns the text of the element in the demo panel that has the focus. */
  async focusedTextInPanel(): Promise<string> {
    return (await this.panel()).css(':focus').visibleText()
  }

  /** Makes the lender refuse that call once, with one of its codes. */
  async makeCallRefuse(call: CallName, code: string): Promise<void> {
    const panel = await this.panel()
    await this.chooseCall(panel, call)
    await panel.label(textContaining(faults.answer)).choose(faults.answers.code)
    await panel.label(faults.code).choose(code)
    await panel.role('button', { name: textContaining(faults.add) }).press()
    await panel.role('listitem').first().waitToAppear()
    await this.closePanel(panel)
  }

  /** Makes the lender answer that call once with any status and message. */
  async makeCallAnswer(
    call: CallName,
    { status, message }: { readonly status: string; readonly message: string },
  ): Promise<void> {
    const panel = await this.panel()
    await this.chooseCall(panel, call)
    await panel.label(textContaining(faults.answer)).choose(faults.answers.otherStatus)
    await panel.label(faults.status).fill(status)
    await panel.label(faults.message).fill(message)
    await panel.role('button', { name: textContaining(faults.add) }).press()
    await panel.role('listitem').first().waitToAppear()
    await this.closePanel(panel)
  }

  /** Chooses a failure for a call in the demo panel, and closes the panel without applying it. */
  async chooseFaultWithoutApplying(call: CallName): Promise<void> {
    const panel = await this.panel()
    await this.chooseCall(panel, call)
    await this.closePanel(panel)
  }

  async openPanel(): Promise<void> {
    const panel = await this.panel()
    await panel.text(demoTexts.linkHint).waitToAppear()
  }

  /** Waits until the demo panel has loaded its data. Returns whether it shows the text. */
  async panelShowsText(words: string): Promise<boolean> {
    const said = (await this.panel()).text(words)
    await said.waitToAppear()
    return said.isPresent()
  }

  async openOverrides(): Promise<void> {
    await this.overrides()
  }

  async searchForCall(words: string): Promise<void> {
    await (await this.panel()).label(textContaining(faults.find)).fill(words)
    await this.page.waitUntilIdle()
  }

  /** Returns the options of a list in the open demo panel. */
  async optionsOfList(label: string): Promise<readonly string[]> {
    return (await this.panel()).label(textContaining(label)).options()
  }

  /** Ticks an option in the demo panel that overrides a part of the demo's data. */
  async turnOverrideOn(label: string): Promise<void> {
    const panel = await this.overrides()
    await panel.label(label).setChecked()
    await this.closePanel(panel)
  }

  /** Chooses an option in the demo panel that overrides a part of the demo's data. */
  async chooseOverride(label: string, word: string): Promise<void> {
    const panel = await this.overrides()
    await panel.label(label).choose(word)
    await this.closePanel(panel)
  }

  async clearOverrides(): Promise<void> {
    const panel = await this.overrides()
    await panel.role('button', { name: overridesTexts.clear }).press()
    await this.closePanel(panel)
  }

  /**
   * Types an override of a loan's data in the demo panel: the amount that it owes, or that was paid
   * elsewhere.
   */
  async chooseLoanOverride(externalId: string, field: 'owes' | 'paidElsewhere', text: string): Promise<void> {
    const panel = await this.panel()
    await panel.label(textContaining(demoTexts.credit)).choose(externalId)
    await panel.css('summary').containing(overridesTexts.loan.title).press()
    await panel.label(overridesTexts.loan[field]).fill(text)
    await this.closePanel(panel)
  }

  async setLatency(seconds: number): Promise<void> {
    const panel = await this.panel()
    await panel.label(textContaining(faults.latency)).choose(String(seconds * 1000))
    await this.closePanel(panel)
  }

  async goOffline(): Promise<void> {
    const panel = await this.panel()
    await panel.label(textContaining(faults.offline)).setChecked()
    await this.closePanel(panel)
  }

  async copyDemoStateLink(): Promise<void> {
    const panel = await this.panel()
    await panel.role('button', { name: textContaining(demoTexts.link) }).press()
    await this.closePanel(panel)
    await this.page.text(demoTexts.linkCopied).waitToAppear()
  }

  /** Returns the decoded content of the demo state link that was copied. */
  async copiedLinkContent(): Promise<string> {
    const { hash } = new URL(await this.page.device.clipboardText())
    return [...new URLSearchParams(hash.slice(1)).values()].map((value) => fromBase64Url(value)).join(' ')
  }

  /** Copies the link of the demo state and opens it on a new device. */
  async openDemoStateLink(): Promise<void> {
    await this.copyDemoStateLink()
    const { pathname, search, hash } = new URL(await this.page.device.clipboardText())
    await this.page.device.replaceWithNew()
    await this.page.go(pathname + search + hash)
  }

  /** Opens the portal on another device with the same lender and empty storage. */
  async openOnOtherDevice(): Promise<void> {
    await this.copyDemoStateLink()
    const { pathname, search, hash } = new URL(await this.page.device.clipboardText())
    const carried = new URLSearchParams(hash.slice(1))
    carried.delete(workParameterName)
    await this.page.device.replaceWithNew()
    await this.page.go(`${pathname}${search}#${carried}`)
  }

  async demoState(): Promise<DemoState> {
    const kept = await this.page.device.storedValue('portal-demo.situation')
    const { value } = Object(JSON.parse(kept ?? '{}'))
    return demoStateFrom(value) ?? defaultDemoState
  }

  async hideAndBringBackByKeyboard(): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.role('button', { name: demoTexts.hide }).pressKey('Enter')
    await this.page.role('button', { name: demoTexts.open }).waitToDisappear()
    await this.page.role('button', { name: demoTexts.show }).pressKey('Enter')
  }

  async isRibbonShown(): Promise<boolean> {
    await this.page.role('button', { name: textContaining(demoTexts.open) }).waitToAppear()
    return true
  }

  private async overrides(): Promise<PageElement> {
    const panel = await this.panel()
    await panel.css('summary').containing(overridesTexts.title).press()
    return panel
  }

  private async closePanel(panel: PageElement): Promise<void> {
    await this.page.pressKey('Escape')
    await panel.waitToDisappear()
  }

  private async panel(): Promise<PageElement> {
    const panel = this.page.role('dialog', { name: textContaining(demoTexts.title) })
    if (!(await panel.isPresent()))
      await this.page.role('button', { name: textContaining(demoTexts.open) }).press()
    await panel.waitToAppear()
    return panel
  }
}
