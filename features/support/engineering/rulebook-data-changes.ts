import type { Page } from 'playwright'
import type {
  LastScenarioResult,
  RulebookIndex,
  RulePage,
  RuleScenario,
} from '#rulebook/shared/rulebook-data'

/**
 * Changes the data that the test's browser receives from the rulebook (the site that explains the portal's
 * rules): the results of the last test run, the screens and the pictures. The site's files stay the same.
 */
export class RulebookSiteDataChanges {
  constructor(private readonly page: Page) {}

  /** Changes one scenario in the data of the rulebook page that explains that rule. */
  async changeScenario(rule: string, name: string, change: Partial<RuleScenario>): Promise<void> {
    await this.changeFile<RulePage>(`rules/${rule}.json`, (read) => ({
      ...read,
      scenarios: read.scenarios.map((each) => (each.name === name ? { ...each, ...change } : each)),
    }))
  }

  async changeScenarioResult(rule: string, name: string, result: LastScenarioResult): Promise<void> {
    await this.changeScenario(rule, name, { result })
  }

  async changeRulebookIndex(change: (read: RulebookIndex) => RulebookIndex): Promise<void> {
    await this.changeFile('index.json', change)
  }

  /** Replaces every picture of the rulebook by a picture of one pixel. */
  async replacePicturesByOnePixel(): Promise<void> {
    const body = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
    await this.page.route('**/pictures/*', (route) => route.fulfill({ contentType: 'image/gif', body }))
  }

  private async changeFile<Content>(name: string, change: (read: Content) => Content): Promise<void> {
    await this.page.route(`**/data/${name}`, async (route) => {
      const read = (await (await route.fetch()).json()) as Content
      await route.fulfill({ json: change(read) })
    })
  }
}
