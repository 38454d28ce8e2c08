// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
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
import { shellTexts } from '@/ui/texts/shell.texts'
import { longWaitOptions } from '#tests/support/long-timeout'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'

const networkError = new TypeError('Failed to fetch dynamically imported module')

/**
 * Renders a screen on which the customer has opened a sheet whose code fails to load the first time. `reason`
 * is the reason that the portal finds.
 */
function renderScreenWithSheet(reason: CodeNotLoadedReason): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const release = new MemoryPortalRelease()
  release.notLoadedReasonByError.set(networkError, Promise.resolve(reason))
  const load = vi.fn<() => Promise<ComponentType>>(async () => () => <p>¿Cuánto querés pagar?</p>)
  load.mockRejectedValueOnce(networkError)
  const Sheet = createOnDemandComponent(load)
  const createViewModel: ViewModelFactory = <Instance,>(_: ScreenServiceIdentifier<Instance>) =>
    new RunningReleaseViewModel(release) as Instance
  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(
    <ViewModelFactoryContext value={createViewModel}>
      <ScreenErrorBoundary release={release}>
        <h1>Tu préstamo</h1>
        <OpenedScreenPart>
          <Sheet />
        </OpenedScreenPart>
      </ScreenErrorBoundary>
    </ViewModelFactoryContext>,
  )
}

const waitForText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), longWaitOptions)

it('an opened part that the network lost says so on its screen, and a retry opens it', async () => {
  renderScreenWithSheet('unreachable')
  await waitForText(failureActionTexts.noAnswer)
  expect(document.body.textContent).toContain('Tu préstamo')
  const [retry] = document.querySelectorAll('button')
  retry?.click()
  await waitForText('¿Cuánto querés pagar?')
  expect(document.body.textContent).not.toContain(failureActionTexts.noAnswer)
})

it('an opened part that the server has in another version is left to the screen', async () => {
  renderScreenWithSheet('replaced')
  await waitForText(shellTexts.newVersion.title)
})
