import { applyDemoStateChange } from '@/adapters/fake/demo-state'
import type { CallName } from '@/adapters/fake/call-name'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { demoStateWithSentLinks } from '#tests/support/lender-links'
import type { Page } from '#features/support/page'
import type { EmptyTabOpener } from '#features/support/world'
import type { ScreenOpeningSetup } from './openings'

/** The calls to the back end that a screen makes, and what the screen shows if one of them fails. */
export interface ObservedScreenCalls {
  /** Title that is on screen after everything has loaded. */
  readonly title: string
  /**
   * Path of the screen that is shown after everything has loaded. Missing if the opened screen has not
   * led to another one.
   */
  readonly finalPath?: string
  /** The calls to the lender's back end that the screen makes, in the order in which it first makes each. */
  readonly calls: readonly ObservedApiCall[]
}

export interface ObservedApiCall {
  readonly name: CallName
  readonly callCount: number
  /** Title that the screen shows if this call to the back end fails. Missing if the title stays the same. */
  readonly titleOnFailure?: string
  /** Texts other than the title that appear if this call to the back end fails. */
  readonly appearingTexts: readonly string[]
  readonly disappearingTexts: readonly string[]
}

interface ScreenContent {
  readonly title: string
  readonly path: string
  readonly lines: readonly string[]
  readonly calls: readonly CallName[]
}

/** Number of times in a row that a call is made to fail. No screen repeats a call so often by itself. */
const forcedFailureCount = 6

/**
 * Opens a screen and records its calls to the back end. Then opens the screen again once for each call,
 * makes that call fail, and records what the screen shows.
 */
export async function observeScreenCalls(
  open: EmptyTabOpener,
  opening: ScreenOpeningSetup,
): Promise<ObservedScreenCalls> {
  const whole = await openAndReadScreen(open, opening)
  const calls: ObservedApiCall[] = []
  for (const name of new Set(whole.calls)) {
    const without = await openAndReadScreen(open, opening, name)
    calls.push({
      name,
      callCount: whole.calls.filter((call) => call === name).length,
      ...(without.title === whole.title ? {} : { titleOnFailure: without.title }),
      appearingTexts: without.lines.filter((line) => !whole.lines.includes(line) && line !== without.title),
      disappearingTexts: whole.lines.filter((line) => !without.lines.includes(line)),
    })
  }
  const [path = ''] = opening.address.split('?')
  return { title: whole.title, ...(whole.path === path ? {} : { finalPath: whole.path }), calls }
}

async function openAndReadScreen(
  open: EmptyTabOpener,
  opening: ScreenOpeningSetup,
  refused?: CallName,
): Promise<ScreenContent> {
  const { page, releaseDevice } = await open({})
  const answer = { status: 500 } as const
  const demoState = applyDemoStateChange(demoStateWithSentLinks, {
    ...(opening.customer === undefined ? {} : { customer: opening.customer }),
    ...(refused === undefined
      ? {}
      : { next: Array.from({ length: forcedFailureCount }, () => ({ call: refused, answer })) }),
  })
  await page.openAddress(`${opening.address}#situacion=${encodeDemoState(demoState)}`)
  await page.heading.waitToAppear()
  await page.waitUntilIdle()
  if (opening.pressAction) {
    await opening.pressAction.run(page)
    await page.waitUntilIdle()
  }
  const shown = await readScreenContent(page)
  await releaseDevice()
  return shown
}

async function readScreenContent(page: Page): Promise<ScreenContent> {
  const [title = ''] = await page.heading.visibleTexts()
  const read = await page
    .getByCss('main :is(h1,h2,h3,p,li,a,button),[role=alert],[role=status]')
    .visibleTexts()
  const lines = read.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const sent = await page.device.sentRequests()
  return {
    title,
    path: await page.path(),
    lines: [...new Set(lines)].filter((line) => line !== ''),
    calls: sent.flatMap(({ callName }) => callName ?? []),
  }
}
