import { claimsTexts } from '@/ui/texts/claims.texts'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'
import { helpTexts } from '@/ui/texts/help.texts'
import { surveyTexts } from '@/ui/texts/survey.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

export class ClaimsTasks {
  constructor(private readonly page: Page) {}

  async chooseReason(reason: string): Promise<void> {
    await this.page.main.getByLabel(substringPattern(claimsTexts.reason)).selectOption(reason)
  }

  async writeComments(text: string): Promise<void> {
    await this.page.main.getByCss('textarea').fill(text)
  }

  async writeEmail(email: string): Promise<void> {
    await this.page.main.getByLabel(substringPattern(claimsTexts.email)).fill(email)
  }

  async sendClaim(): Promise<void> {
    await this.sendButton().press()
    await this.page.waitUntilIdle()
  }

  /** Follows the link for a kind of request about personal data. `request` is a part of the link's text. */
  async followPersonalDataRequestLink(request: string): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(request) }).press()
    await this.page.waitUntilIdle()
  }

  /** Goes from the profile to the personal data screen. */
  async openPersonalDataPage(): Promise<void> {
    await this.page.main.getByRole('link', { name: substringPattern(personalDataTexts.link.title) }).press()
    await this.page.waitUntilIdle()
  }

  /** Presses the button that sends a request about personal data. */
  async sendPersonalDataRequest(): Promise<void> {
    await this.page.main.getByRole('button', { name: personalDataTexts.form.send }).press()
    await this.page.waitUntilIdle()
  }

  async pressSendClaimTwice(): Promise<void> {
    await this.sendButton().pressTwice()
    await this.page.waitUntilIdle()
  }

  /** Goes from the result of a claim to the list of all claims. */
  async openAllClaims(): Promise<void> {
    await this.page.main.getByRole('button', { name: claimsTexts.sent.seeAll }).press()
    await this.page.waitUntilIdle()
  }

  /**
   * Removes the subject that the portal suggests for the claim, because the claim is about another
   * subject.
   */
  async dismissSuggestedClaimSubject(): Promise<void> {
    await this.page.main.getByRole('button', { name: claimsTexts.aboutSomethingElse }).press()
  }

  /** Returns the text of the claim's subject on screen; empty if the claim has no subject. */
  async claimSubjectText(): Promise<string> {
    await this.page.main.getByLabel(substringPattern(claimsTexts.email)).waitToAppear()
    const about = this.page.main.getByRole('region', { name: claimsTexts.about })
    return (await about.isPresent()) ? about.getByCss('dl').visibleText() : ''
  }

  /** Returns the reason, the comments and the e-mail address in the claim form. */
  async typedValues(): Promise<readonly string[]> {
    const reason = this.page.main.getByLabel(substringPattern(claimsTexts.reason))
    await reason.waitToAppear()
    return [
      await reason.selectedOptionText(),
      await this.page.main.getByLabel(substringPattern(claimsTexts.comments)).fieldValue(),
      await this.page.main.getByLabel(substringPattern(claimsTexts.email)).fieldValue(),
    ]
  }

  /** Returns the number of claims in the list of claims; 0 if the screen shows no list. */
  async countClaims(): Promise<number> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('heading', { level: 3 }).countMatches()
  }

  async hasClaimsList(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.page.main.getByRole('group', { name: claimsTexts.list.title }).isPresent()
  }

  private sendButton(): PageElement {
    return this.page.main.getByRole('button', { name: claimsTexts.send })
  }
}

export class SurveyTasks {
  constructor(private readonly page: Page) {}

  /** Presses a star of the survey's rating. If the star is already chosen, pressing it removes the choice. */
  async pressStar(name: string): Promise<void> {
    await this.star(name).press()
  }

  /** Presses the space bar on a star of the survey's rating. */
  async pressSpaceOnStar(name: string): Promise<void> {
    await this.star(name).pressKey(' ')
  }

  async chooseSurveyOption(option: string): Promise<void> {
    await this.page.main.getByRole('radio', { name: option }).setChecked()
  }

  async writeSurveyAnswer(question: string, text: string): Promise<void> {
    await this.page.main.getByRole('textbox', { name: question }).fill(text)
  }

  async sendSurvey(): Promise<void> {
    await this.page.main.getByRole('button', { name: surveyTexts.send }).press()
    await this.page.waitUntilIdle()
  }

  async pressSendSurveyTwice(): Promise<void> {
    await this.page.main.getByRole('button', { name: surveyTexts.send }).pressTwice()
    await this.page.waitUntilIdle()
  }

  async skipSurvey(): Promise<void> {
    await this.page.main.getByRole('button', { name: surveyTexts.skip }).press()
    await this.page.waitUntilIdle()
  }

  /** Returns the questions of the satisfaction survey on the screen, in order. */
  async surveyQuestions(): Promise<readonly string[]> {
    await this.page.main.getByRole('button', { name: surveyTexts.send }).waitToAppear()
    return this.page.main.getByCss('form legend, form label:has(+ textarea)').visibleTexts()
  }

  /** Returns the name of the chosen star of the survey's rating; empty if no star is chosen. */
  async chosenStarName(): Promise<string> {
    await this.page.main
      .getByRole('radio', { name: /estrella/ })
      .firstMatch()
      .waitToAppear()
    const chosen = this.page.main.getByCss('input[type="radio"]:checked').firstMatch()
    return (await chosen.isPresent()) ? chosen.accessibleName() : ''
  }

  private star(name: string): PageElement {
    return this.page.main.getByRole('radio', { name })
  }
}

export class HelpTasks {
  constructor(private readonly page: Page) {}

  async searchHelp(words: string): Promise<void> {
    await this.page.main.getByLabel(helpTexts.search).fill(words)
  }

  async openQuestion(question: string): Promise<void> {
    await this.page.main.getByCss('summary').filterByContent(question).press()
  }

  /** Returns the titles of the help screen's sections of questions, in order. */
  async sectionTitles(): Promise<readonly string[]> {
    await this.page.main.getByLabel(helpTexts.search).waitToAppear()
    return this.page.main
      .getByCss('section > h2')
      .filterByContent(/^(?!¿No está|¿Es de)/)
      .visibleTexts()
  }

  /** Returns the questions on the help screen, in order. */
  async helpQuestions(): Promise<readonly string[]> {
    await this.page.main.getByLabel(helpTexts.search).waitToAppear()
    return this.page.main.getByCss('summary').visibleTexts()
  }

  /** Returns the words that the help screen highlights as results of the search. */
  async highlightedWords(): Promise<readonly string[]> {
    return this.page.main.getByCss('mark').visibleTexts()
  }

  /** Returns the text that says how many results the search on the help screen has. */
  async searchResultCountText(): Promise<string> {
    return this.page.main.getByRole('status').visibleText()
  }
}
