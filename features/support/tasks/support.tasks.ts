import { claimsTexts } from '@/ui/texts/claims.texts'
import { helpTexts } from '@/ui/texts/help.texts'
import { surveyTexts } from '@/ui/texts/survey.texts'
import { containing, type Page, type Part } from '#features/support/page'

export class ClaimsTasks {
  constructor(private readonly page: Page) {}

  async chooseReason(reason: string): Promise<void> {
    await this.page.main.label(containing(claimsTexts.reason)).choose(reason)
  }

  async writeComments(text: string): Promise<void> {
    await this.page.main.label(containing(claimsTexts.comments)).fill(text)
  }

  async writeEmail(email: string): Promise<void> {
    await this.page.main.label(containing(claimsTexts.email)).fill(email)
  }

  async send(): Promise<void> {
    await this.sendButton().press()
    await this.page.isAtRest()
  }

  async sendTwice(): Promise<void> {
    await this.sendButton().pressTwice()
    await this.page.isAtRest()
  }

  /** From what came of one, to all of them. */
  async seeAll(): Promise<void> {
    await this.page.main.role('button', { name: claimsTexts.sent.seeAll }).press()
    await this.page.isAtRest()
  }

  /** It is not about what it names. */
  async dropSubject(): Promise<void> {
    await this.page.main.role('button', { name: claimsTexts.aboutSomethingElse }).press()
  }

  /** What it is about, as the claim names it. */
  async subject(): Promise<string> {
    await this.page.main.label(containing(claimsTexts.reason)).appears()
    const about = this.page.main.role('region', { name: claimsTexts.about })
    return (await about.isThere()) ? about.css('dl').read() : ''
  }

  /** What is written on the form: reason, comments and e-mail. */
  async written(): Promise<readonly string[]> {
    const reason = this.page.main.label(containing(claimsTexts.reason))
    await reason.appears()
    return [
      await reason.chosen(),
      await this.page.main.label(containing(claimsTexts.comments)).value(),
      await this.page.main.label(containing(claimsTexts.email)).value(),
    ]
  }

  /** How many the list has; none where there is no list. */
  async count(): Promise<number> {
    await this.page.isAtRest()
    return this.page.main.role('heading', { level: 3 }).count()
  }

  async hasList(): Promise<boolean> {
    await this.page.isAtRest()
    return this.page.main.role('group', { name: claimsTexts.list.title }).isThere()
  }

  private sendButton(): Part {
    return this.page.main.role('button', { name: claimsTexts.send })
  }
}

export class SurveyTasks {
  constructor(private readonly page: Page) {}

  /** Presses that star, which takes it back when it is the chosen one. */
  async pressStar(name: string): Promise<void> {
    await this.star(name).press()
  }

  /** The space bar on that star. */
  async strikeStar(name: string): Promise<void> {
    await this.star(name).strike(' ')
  }

  async chooseOption(option: string): Promise<void> {
    await this.page.main.role('radio', { name: option }).check()
  }

  async write(question: string, text: string): Promise<void> {
    await this.page.main.role('textbox', { name: question }).fill(text)
  }

  async send(): Promise<void> {
    await this.page.main.role('button', { name: surveyTexts.send }).press()
    await this.page.isAtRest()
  }

  async sendTwice(): Promise<void> {
    await this.page.main.role('button', { name: surveyTexts.send }).pressTwice()
    await this.page.isAtRest()
  }

  async skip(): Promise<void> {
    await this.page.main.role('button', { name: surveyTexts.skip }).press()
    await this.page.isAtRest()
  }

  /** What is asked, in order. */
  async questions(): Promise<readonly string[]> {
    await this.page.main.role('button', { name: surveyTexts.send }).appears()
    return this.page.main.css('form legend, form label:has(+ textarea)').readAll()
  }

  /** The star that is chosen; none where none is. */
  async chosenStar(): Promise<string> {
    await this.page.main
      .role('radio', { name: /estrella/ })
      .first()
      .appears()
    const chosen = this.page.main.css('input[type="radio"]:checked').first()
    return (await chosen.isThere()) ? chosen.name() : ''
  }

  private star(name: string): Part {
    return this.page.main.role('radio', { name })
  }
}

export class HelpTasks {
  constructor(private readonly page: Page) {}

  async search(words: string): Promise<void> {
    await this.page.main.label(helpTexts.search).fill(words)
  }

  async open(question: string): Promise<void> {
    await this.page.main.css('summary').having(question).press()
  }

  /** The titles of what is there, in order. */
  async sections(): Promise<readonly string[]> {
    await this.page.main.label(helpTexts.search).appears()
    return this.page.main
      .css('section > h2')
      .having(/^(?!¿No está)/)
      .readAll()
  }

  /** The questions on screen, in order. */
  async questions(): Promise<readonly string[]> {
    await this.page.main.label(helpTexts.search).appears()
    return this.page.main.css('summary').readAll()
  }

  /** What stands marked in them. */
  async marks(): Promise<readonly string[]> {
    return this.page.main.css('mark').readAll()
  }

  /** How much was found, or that nothing was. */
  async outcome(): Promise<string> {
    return this.page.main.role('status').read()
  }
}
