import type { BrowserContext, Page } from 'playwright'

/** What ends a measured step: a visible element with a matching text. */
export interface JourneyStepEndCondition {
  readonly selector: string
  /** Source of a regular expression that must match the text of that element. */
  readonly textPattern: string
}

export interface JourneyStepTime {
  /**
   * Milliseconds of the step, from the press of a button or the start of a page load to the frame that
   * shows the element that ends the step.
   */
  readonly totalMs: number
  /**
   * Total milliseconds of the step in which the screen shows only a title, without placeholders or content.
   */
  readonly titleOnlyMs: number
}

interface StepMeasurement {
  endCondition: JourneyStepEndCondition | undefined
  pressedAt: number | undefined
  stepTime: JourneyStepTime | undefined
}

declare global {
  interface Window {
    stepWatch?: StepMeasurement
  }
}

/**
 * Measures the customer's steps in every page of the browser context. With an end condition, each page load is
 * measured as a step that ends when it is met.
 */
export async function measureJourneyStepsInContext(
  context: BrowserContext,
  endCondition?: JourneyStepEndCondition,
): Promise<void> {
  // The compiler adds calls of it to functions that run in the page.
  await context.addInitScript({ content: 'globalThis.__name ??= (each) => each' })
  await context.addInitScript(measureStepsInPage, endCondition)
}

/** Starts a measured step when something is next pressed in the page. The step ends when the condition is met. */
export async function startTimingStepAtNextPress(
  page: Page,
  endCondition: JourneyStepEndCondition,
): Promise<void> {
  await page.evaluate((each) => {
    if (window.stepWatch)
      Object.assign(window.stepWatch, {
        endCondition: each,
        pressedAt: undefined,
        stepTime: undefined,
      } satisfies StepMeasurement)
  }, endCondition)
}

export async function waitForJourneyStepTime(page: Page): Promise<JourneyStepTime> {
  const found = await page.waitForFunction(() => window.stepWatch?.stepTime, undefined, { timeout: 60_000 })
  const time = await found.jsonValue()
  if (!time) throw new Error('The step came to no end')
  return time
}

/**
 * Measures each step in a page: from the press until the end condition is met. Runs in the page, before the page's
 * own scripts.
 */
function measureStepsInPage(endCondition: JourneyStepEndCondition | undefined): void {
  if (window !== window.top) return
  const state: StepMeasurement = { endCondition, pressedAt: endCondition && 0, stepTime: undefined }
  window.stepWatch = state
  addEventListener(
    'click',
    ({ timeStamp }) => {
      state.pressedAt ??= timeStamp
    },
    true,
  )

  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const hasShapes = (): boolean =>
    [...document.querySelectorAll('[aria-busy="true"], #frame')].some(
      (each) => isSeen(each) && Number(getComputedStyle(each).opacity) > 0.05,
    )

  const hasWords = (): boolean => {
    const main = document.querySelector('#root main')
    if (!main) return false
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const holder = word.parentElement
      if (!holder || word.nodeValue?.trim() === '') continue
      if (!holder.closest('header, h1, [role=status], .visually-hidden') && isSeen(holder)) return true
    }
    return false
  }

  const isReached = ({ selector, textPattern }: JourneyStepEndCondition): boolean =>
    [...document.querySelectorAll(selector)].some(
      (each) => new RegExp(textPattern).test(each.textContent ?? '') && isSeen(each),
    )

  let bareMs = 0
  let bareSince: number | undefined
  const look = (now: number): void => {
    requestAnimationFrame(look)
    const { pressedAt } = state
    if (!state.endCondition || pressedAt === undefined || state.stepTime || !document.body) {
      bareMs = 0
      bareSince = undefined
      return
    }
    if (bareSince !== undefined) bareMs += now - bareSince
    bareSince = undefined
    if (isReached(state.endCondition)) state.stepTime = { totalMs: now - pressedAt, titleOnlyMs: bareMs }
    else if (!hasShapes() && !hasWords()) bareSince = now
  }
  requestAnimationFrame(look)
}
