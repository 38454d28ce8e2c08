import '#features/support/node/style-sheets'
import { computeAccessibleName } from 'dom-accessibility-api'
import type { Page } from '#features/support/page'
import { failAfterScreenTimeout } from '#scripts/support/screen-timeout'
import { createApiCallFaultInjector, type RecordedCall } from './api-call-fault-injector'
import { findFaultsOnDisplayedScreen } from './screen-complaints'
import type { AddressVisit } from './visits'

/**
 * A function that inserts a fault into a correct screen, to prove that the sweep (a visit to every address)
 * finds it.
 */
export type ScreenFaultInserter = (document: Document) => void

interface ScreenCrawler {
  /**
   * Returns what is wrong with the screen at the address of a visit before anything is pressed. `plant`
   * inserts a fault before the check.
   */
  findScreenFaults(visit: AddressVisit, plant?: ScreenFaultInserter): Promise<readonly string[]>
  /**
   * Returns what is wrong with the screen at the address of a visit, both before and after a press of
   * each of its buttons. Only buttons that no earlier visit has pressed are pressed. The address is
   * opened again for each button.
   */
  findFaultsAfterButtonPresses(visit: AddressVisit): Promise<readonly string[]>
  /**
   * Returns what is wrong with the screen at the address of a visit when one of its calls to the back
   * end throws. The address is opened again for each call. Each call is broken only once for each
   * screen.
   */
  findFaultsWithFailingCalls(visit: AddressVisit): Promise<readonly string[]>
}

/**
 * Opens the portal in Node. Returns an object that checks its screens. The portal is imported
 * dynamically, because its modules need a document when they are loaded.
 */
export async function openCrawlerInNode(): Promise<ScreenCrawler> {
  // The production build of React, which customers get and which is faster.
  process.env['NODE_ENV'] ??= 'production'
  const { NodeWindow, nodeTabWindowProvider } = await import('#features/support/node/node-window')
  const screen = NodeWindow.firstWindow()
  const { InMemoryPhone } = await import('#features/support/memory/memory-phone')
  const { preloadCodeOfEveryScreen } = await import('#features/support/node/every-screen')
  await preloadCodeOfEveryScreen()
  const heard = collectConsoleProblems()
  const pressed = new Set<string>()
  const calls = await createApiCallFaultInjector()
  const brokenBefore = new Set<string>()

  async function open(
    visit: AddressVisit,
    look: (page: Page) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const device = new InMemoryPhone({ componentGallery: 'ON' }, nodeTabWindowProvider)
    heard.length = 0
    const seen = async (): Promise<readonly string[]> => {
      const page = device.createTab()
      await page.openAddress(visit.address)
      if (!showsEndlessLoading(visit)) await page.waitUntilIdle()
      return look(page)
    }
    try {
      const complaints = await Promise.race([seen(), failAfterScreenTimeout()])
      return [...complaints, ...heard]
    } catch (reason) {
      return [String(reason), ...heard]
    } finally {
      await device.closeTabs()
    }
  }

  async function effectOf(name: string, visit: AddressVisit): Promise<readonly string[]> {
    return open(visit, async (page) => {
      const before = await readStateOutsideDocument(page)
      const changes = startChangeCounter(screen.document)
      await page.getByRole('button', { name }).unionWith(page.getByRole('tab', { name })).firstMatch().press()
      await page.waitUntilIdle()
      const isFelt = changes() > 0 || (await readStateOutsideDocument(page)) !== before
      return [
        ...(isFelt ? [] : [`nothing comes of the button «${name}»`]),
        ...findFaultsOnDisplayedScreen(screen.document).map((each) => `after «${name}»: ${each}`),
      ]
    })
  }

  /**
   * Returns what is wrong with the screen after one of its calls to the back end throws. The screen must
   * finish loading with a title and some text. Messages on the console are expected.
   */
  async function breakCall(
    visit: AddressVisit,
    { position, name }: RecordedCall,
  ): Promise<readonly string[]> {
    calls.startNewRecording(position)
    const found = await open(visit, async () => findFaultsOnDisplayedScreen(screen.document))
    return found
      .filter((each) => !heard.includes(each) && !each.startsWith('it says'))
      .map((each) => `where ${name} breaks: ${each}`)
  }

  return {
    findScreenFaults: (visit, plant) =>
      open(visit, async () => {
        plant?.(screen.document)
        return findFaultsOnDisplayedScreen(screen.document)
      }),
    findFaultsAfterButtonPresses: async (visit) => {
      let names: readonly string[] = []
      const found = [
        ...(await open(visit, async () => {
          const untried = buttonNamesIn(screen.document).filter(
            (name) => !pressed.has(buttonKeyOf(visit, name)),
          )
          names = showsEndlessLoading(visit) ? [] : untried
          return findFaultsOnDisplayedScreen(screen.document)
        })),
      ]
      for (const name of new Set(names)) {
        pressed.add(buttonKeyOf(visit, name))
        found.push(...(await effectOf(name, visit)))
      }
      return found
    },
    findFaultsWithFailingCalls: async (visit) => {
      calls.startNewRecording()
      await open(visit, async () => [])
      const untried = calls
        .recordedCalls()
        .filter(({ name }) => !brokenBefore.has(`${visit.addressName} ${name}`))
      const found: string[] = []
      for (const call of untried) {
        brokenBefore.add(`${visit.addressName} ${call.name}`)
        found.push(...(await breakCall(visit, call)))
      }
      calls.startNewRecording()
      return found
    },
  }
}

/** Returns whether the screen shows components that load forever, as the gallery does. */
function showsEndlessLoading({ addressName }: AddressVisit): boolean {
  return addressName === 'wiki'
}

/**
 * Returns a key of a screen's button. Buttons of the screen whose names differ only in numbers have the same
 * key.
 */
function buttonKeyOf({ addressName }: AddressVisit, name: string): string {
  return `${addressName} ${name.replaceAll(/\d+/g, '0')}`
}

/** Returns the names of the buttons that can be pressed now. An open dialog hides the others. */
function buttonNamesIn(document: Document): readonly string[] {
  const inFront = document.querySelector('dialog[open]') ?? document.querySelector('main')
  return [...(inFront?.querySelectorAll('button') ?? [])]
    .filter(
      (button) => button.getAttribute('aria-disabled') !== 'true' && !button.closest('details:not([open])'),
    )
    .map((button) => computeAccessibleName(button).trim())
    .filter((name) => name !== '')
}

/** Returns a text of everything that a press may change besides the document. */
async function readStateOutsideDocument(page: Page): Promise<string> {
  const { device } = page
  const left = [
    await page.address(),
    await device.clipboardText(),
    await device.downloadedFileNames(),
    await device.countOpenedTabs(0),
  ]
  return JSON.stringify(left)
}

/** Returns a function that counts changes of the page and of the focus from now on. */
function startChangeCounter(document: Document): () => number {
  const Observer = document.defaultView?.MutationObserver
  if (!Observer) throw new Error('There is no window')
  let changes = 0
  const observer = new Observer((records) => {
    changes += records.length
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const focused = document.activeElement
  return () => {
    changes += observer.takeRecords().length + (document.activeElement === focused ? 0 : 1)
    observer.disconnect()
    return changes
  }
}

/** Returns a list to which every later error, warning and unhandled rejection is added as a text. */
function collectConsoleProblems(): string[] {
  const heard: string[] = []
  const hear = (...words: readonly unknown[]): void =>
    void heard.push(`on the console: ${words.map(String).join(' ')}`)
  console.error = hear
  console.warn = hear
  process.on('unhandledRejection', hear)
  return heard
}
