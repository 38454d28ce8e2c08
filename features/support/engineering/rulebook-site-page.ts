import type { Browser, FrameLocator, Locator, Page } from 'playwright'
import { ensureRulebookWithDataBuilt, serveRulebook } from '#scripts/rulebook/rulebook-site'
import type { RunningSite } from '#scripts/static-server'
import { launchBrowserForShortLivedPages } from '#tests/support/browser'
import { texts } from '#rulebook/site/texts'
import type { RulebookIndex } from '#rulebook/shared/rulebook-data'
import { collapseSpaces } from '#features/support/page'
import { RulebookSiteDataChanges } from './rulebook-data-changes'

/**
 * A page of the rulebook (the site that explains the portal's rules) in a separate browser. Its methods do
 * and read what a person does and reads there.
 */
export class RulebookSitePage {
  readonly data: RulebookSiteDataChanges
  private readonly recordedRequests: string[] = []

  static async launchInBrowser(): Promise<RulebookSitePage> {
    await ensureRulebookWithDataBuilt()
    const [site, browser] = await Promise.all([serveRulebook(), launchBrowserForShortLivedPages()])
    const context = await browser.newContext({
      baseURL: site.address,
      locale: 'es-AR',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    return new RulebookSitePage(site, browser, await context.newPage())
  }

  private constructor(
    private readonly site: RunningSite,
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    this.data = new RulebookSiteDataChanges(page)
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(site.address))
        this.recordedRequests.push(request.url())
    })
  }

  /** Requests that the rulebook sent but must not send: those to other sites, and those that send data. */
  get forbiddenRequests(): readonly string[] {
    return this.recordedRequests
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.site.close()
  }

  async openRule(rule: string): Promise<void> {
    await this.page.goto(`/#/regla/${rule}`)
    await this.page.getByRole('article').first().waitFor()
  }

  async ruleExampleText(name: string): Promise<string> {
    return collapseSpaces(await this.exampleNamed(name).innerText())
  }

  /** Waits up to 20 seconds until the page shows the text. Returns whether the page shows it. */
  async isTextShown(words: string | RegExp): Promise<boolean> {
    return becomesVisible(this.page.getByText(words).first())
  }

  async searchRules(words: string): Promise<void> {
    await this.page.goto('/')
    await this.page.getByLabel(texts.rulesPage.search).fill(words)
  }

  async searchSteps(words: string): Promise<void> {
    await this.page.goto('/#/pasos')
    await this.page.getByLabel(texts.stepsPage.search).fill(words)
  }

  async isStepListed(pattern: string): Promise<boolean> {
    return becomesVisible(this.page.getByRole('listitem').getByText(pattern, { exact: true }))
  }

  async openScreen(title: string): Promise<void> {
    await this.page.goto('/#/pantallas')
    await this.page.getByText(title).click()
  }

  async showRulesAddedSinceVersion(name: string): Promise<void> {
    await this.page.goto('/')
    const list = this.page.getByLabel(texts.rulesPage.newSince)
    const words = await list.locator('option', { hasText: name }).innerText()
    await list.selectOption({ label: words })
  }

  /** Waits until the page links to the given rule. Returns the ids of all rules that it links to. */
  async linkedRuleIds(rule: string): Promise<readonly string[]> {
    const links = this.page.getByRole('main').getByRole('link', { name: /[A-Z]{3}-\d{2}/ })
    await becomesVisible(links.filter({ hasText: rule }).first())
    const read = await links.allInnerTexts()
    return read.map((text) => /[A-Z]{3}-\d{2}/.exec(text)?.[0] ?? text)
  }

  async openExamplePictures(rule: string, name: string): Promise<void> {
    await this.openRule(rule)
    await this.exampleNamed(name).getByText(texts.rulePage.pictures).first().click()
  }

  /**
   * Scrolls to each picture of the page. Returns the alternative texts of those pictures that have
   * loaded.
   */
  async loadedPictureAltTexts(): Promise<readonly string[]> {
    const pictures = this.page.getByRole('img')
    await becomesVisible(pictures.first())
    const drawn: string[] = []
    for (const picture of await pictures.all())
      if (await isPictureLoaded(picture)) drawn.push((await picture.getAttribute('alt')) ?? '')
    return drawn
  }

  async playScenario(rule: string, name: string): Promise<void> {
    await this.openPlayer(rule, name)
    await this.page.getByLabel(texts.player.pace).selectOption({ label: texts.player.paces.fast })
    await this.press(texts.player.play)
  }

  async takeOverScenario(rule: string, name: string, buttons: readonly string[]): Promise<void> {
    await this.openPlayer(rule, name)
    await this.press(texts.player.forward)
    await this.page.getByText('Paso 2 de').waitFor()
    await this.press(texts.player.takeOver)
    await this.pressInFrame(buttons)
  }

  async practiseScenario(rule: string, name: string, buttons: readonly string[]): Promise<void> {
    await this.openPlayer(rule, name)
    await this.press(texts.player.practise)
    await this.page.getByText(texts.player.yourTurn).waitFor()
    await this.pressInFrame(buttons)
  }

  async isHeadingShownInPortalFrame(title: string): Promise<boolean> {
    return becomesVisible(this.frame().getByRole('heading', { name: title }))
  }

  /**
   * Stores in the browser the reader's progress in a practice course, in the form in which the rulebook
   * stores it.
   */
  async storePracticeProgress(course: string, acts: number, right: number): Promise<void> {
    await this.page.goto('/#/cursos')
    const read = await this.page.request.get('/data/index.json')
    const { courses } = (await read.json()) as RulebookIndex
    const scenarios = courses.find(({ id }) => id === course)?.scenarios ?? []
    const score = { acts, right, hints: 0, milliseconds: 9_000, day: '2026-03-10' }
    await this.page.evaluate(
      (text) => localStorage.setItem('reglas.cursos.1', text),
      JSON.stringify(Object.fromEntries(scenarios.map(({ scenario }) => [scenario, score]))),
    )
  }

  async openCourse(course: string): Promise<void> {
    await this.page.goto(`/#/cursos/${course}`)
    await this.page.getByRole('list', { name: /./ }).waitFor()
  }

  async copyCourseResultLine(course: string, name: string): Promise<string> {
    await this.openCourse(course)
    await this.page.getByLabel(texts.coursesPage.traineeName).fill(name)
    await this.press(texts.coursesPage.copyResultLine)
    await this.page.getByRole('button', { name: texts.coursesPage.resultLineCopied }).waitFor()
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  async isCertificateOffered(): Promise<boolean> {
    return (await this.page.getByRole('button', { name: texts.coursesPage.download }).count()) > 0
  }

  private async openPlayer(rule: string, name: string): Promise<void> {
    await this.openRule(rule)
    await this.exampleNamed(name).getByRole('link', { name: texts.rulePage.play }).click()
    await this.page.getByText(texts.player.ready).waitFor()
  }

  private async pressInFrame(buttons: readonly string[]): Promise<void> {
    for (const name of buttons)
      await this.frame()
        .getByRole('link', { name, exact: true })
        .or(this.frame().getByRole('button', { name, exact: true }))
        .click()
  }

  private async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  private exampleNamed(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }

  private frame(): FrameLocator {
    return this.page.frameLocator('iframe')
  }
}

/** Waits up to 20 seconds until the element is visible. Returns whether it is visible. */
async function becomesVisible(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

/** Waits until the picture has loaded or has failed to load. Returns whether it can be drawn. */
async function isPictureLoaded(picture: Locator): Promise<boolean> {
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return false
    return element.decode().then(
      () => element.naturalWidth > 0,
      () => false,
    )
  })
}
