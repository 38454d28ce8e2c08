// @vitest-environment happy-dom
import { useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CodeNotLoadedReason } from '@/application/shared/release.port'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import {
  ViewModelFactoryContext,
  type ScreenServiceIdentifier,
  type ViewModelFactory,
} from '@/ui/kit/use-view-model'
import { OpenedScreenPart } from '@/ui/shell/opened-screen-part'
import { RunningReleaseViewModel } from '@/ui/shell/running-release-view-model'
import { ScreenErrorBoundary } from '@/ui/shell/screen-error-boundary'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { longWaitOptions } from '#tests/support/long-timeout'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'

const linkText = 'Pagar una parte'
const sheetText = '¿Cuánto querés pagar?'
const typedCard = '4509 9535 6623 3704'

/**
 * Renders a screen with a card that the customer has typed, and a sheet that they have opened. The code of the
 * sheet fails to load `failureCount` times. `reason` is the reason that the portal finds; undefined if the
 * error is not about loading code. Returns the function that loads the sheet and the one that closes it.
 */
async function openSheet(reason: CodeNotLoadedReason | undefined, failureCount = 1) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const release = new MemoryPortalRelease()
  const load = vi.fn<() => Promise<ComponentType>>(async () => () => <p>{sheetText}</p>)
  for (let failure = 0; failure < failureCount; failure += 1) {
    const error = new TypeError('Failed to fetch dynamically imported module')
    if (reason) release.notLoadedReasonByError.set(error, Promise.resolve(reason))
    load.mockRejectedValueOnce(error)
  }
  const Sheet = createOnDemandComponent(load)
  const close = vi.fn<() => void>()
  const createViewModel: ViewModelFactory = <Instance,>(_: ScreenServiceIdentifier<Instance>) =>
    new RunningReleaseViewModel(release) as Instance
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input />
        <button type="button" onClick={() => setOpen(true)}>
          {linkText}
        </button>
        {isOpen && (
          <OpenedScreenPart onClose={close}>
            <Sheet />
          </OpenedScreenPart>
        )}
      </>
    )
  }
  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(
    <ViewModelFactoryContext value={createViewModel}>
      <ScreenErrorBoundary release={release}>
        <Screen />
      </ScreenErrorBoundary>
    </ViewModelFactoryContext>,
  )
  // The field alone could be one that another test file left on the page.
  await vi.waitFor(() => expect(findButton(linkText)).toBeDefined(), longWaitOptions)
  findField()?.setAttribute('value', typedCard)
  findButton(linkText)?.click()
  return { load, close }
}

const findField = () => document.querySelector('input')
const readTypedCard = () => findField()?.value
const waitForText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), longWaitOptions)
const findButton = (label: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(label))

describe('an opened part that could not be loaded', () => {
  it('because the network is down says so, keeps the typed card, and opens after a retry', async () => {
    await openSheet('unreachable')
    await waitForText(failureActionTexts.noAnswer)
    expect(readTypedCard()).toBe(typedCard)
    findButton(failureActionTexts.retry)?.click()
    await waitForText(sheetText)
    expect(document.body.textContent).not.toContain(failureActionTexts.noAnswer)
  })

  it('does not open by itself over what the customer does once the network is back', async () => {
    const { load, close } = await openSheet('unreachable')
    await waitForText(failureActionTexts.noAnswer)
    // React runs the effects of the message before it handles the press.
    findButton(basicComponentTexts.close)?.click()
    expect(close).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(load).toHaveBeenCalledOnce()
  })

  it('is loaded again at once after a short network failure, and keeps the typed card', async () => {
    await openSheet('unexplained')
    await waitForText(sheetText)
    expect(readTypedCard()).toBe(typedCard)
  })

  it('the second time either offers a retry and a reload, and keeps the typed card', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const { load } = await openSheet('unexplained', 2)
    await waitForText(failureActionTexts.noAnswer)
    expect(readTypedCard()).toBe(typedCard)
    findButton(shellTexts.brokenScreen.load)?.click()
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledTimes(2)
    findButton(failureActionTexts.retry)?.click()
    await waitForText(sheetText)
    expect(readTypedCard()).toBe(typedCard)
  })

  it('because of a newer version offers to load it, can be closed, and keeps the typed card', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const { close } = await openSheet('replaced')
    await waitForText(shellTexts.newVersion.title)
    expect(readTypedCard()).toBe(typedCard)
    findButton(basicComponentTexts.close)?.click()
    expect(close).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    findButton(shellTexts.newVersion.load)?.click()
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('an error in an opened part that is not about loading it is left to the screen', async () => {
  await openSheet(undefined)
  await waitForText(shellTexts.brokenScreen.title)
  expect(findField()).toBeNull()
})
