import type { Browser, Page } from 'playwright'
import type { StepOutcome } from '#rulebook/shared/rulebook-stage'
import type { Scenario } from '#rulebook/shared/scenario'

/**
 * The result of a scenario in the rulebook's stage (its page that plays scenarios): the outcome of the last
 * step that ran, and the step's position from 0.
 */
export interface PlayedScenarioResult {
  readonly outcome: StepOutcome
  readonly lastStepPosition: number
}

/** Maximum milliseconds for a scenario, longer than any takes on a busy machine. */
const timeoutMilliseconds = 60_000

/**
 * A browser page of a given size that contains the rulebook's stage in a frame. The stage is the page
 * that plays scenarios, one after the other. Source: RUL-04.
 */
export class ScenarioPlayerPage {
  private page: Page | undefined

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
    private readonly viewport: { readonly width: number; readonly height: number },
  ) {}

  /**
   * Plays a scenario in the rulebook's stage (its page that plays scenarios), until its end or the first
   * step that does not pass.
   */
  async playScenario(scenario: Scenario): Promise<PlayedScenarioResult> {
    const page = await this.opened()
    const result = await Promise.race([playInFrame(page, scenario), failedResultAfterTimeout()])
    // An aborted scenario must not affect the next one.
    if (result.outcome.kind !== 'passed') await this.close()
    return result
  }

  async close(): Promise<void> {
    await this.page?.close()
    this.page = undefined
  }

  private async opened(): Promise<Page> {
    if (this.page) return this.page
    const page = await this.browser.newPage({ viewport: this.viewport })
    await page.goto(`${this.address}/index.html`)
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = './stage.html'
      // Wide enough for the portal alone.
      frame.style.border = '0'
      document.body.prepend(frame)
    })
    await page.waitForFunction(
      () => document.querySelector('iframe')?.contentWindow?.rulebookStage !== undefined,
      undefined,
      { timeout: timeoutMilliseconds },
    )
    this.page = page
    return page
  }
}

/** Plays a scenario in the frame of the page. The frame gets the size that the scenario asks for. */
function playInFrame(page: Page, scenarioToPlay: Scenario): Promise<PlayedScenarioResult> {
  return page.evaluate(async (scenario) => {
    const frame = document.querySelector('iframe')
    const stage = frame?.contentWindow?.rulebookStage
    if (!frame || !stage) throw new Error('The page has no stage')
    stage.prepareScenario(scenario, {
      onResize(width, height) {
        frame.style.width = `${width}px`
        frame.style.height = `${height}px`
      },
    })
    let result: PlayedScenarioResult = { outcome: { kind: 'passed' }, lastStepPosition: 0 }
    for (let step = 0; step < scenario.steps.length && result.outcome.kind === 'passed'; step += 1)
      result = { outcome: await stage.runStep(step, 'replay'), lastStepPosition: step }
    await stage.endScenario()
    return result
  }, scenarioToPlay)
}

async function failedResultAfterTimeout(): Promise<PlayedScenarioResult> {
  await new Promise((resolve) => setTimeout(resolve, timeoutMilliseconds).unref())
  return {
    outcome: { kind: 'failed', message: `No terminó en ${timeoutMilliseconds / 1_000} s` },
    lastStepPosition: 0,
  }
}
