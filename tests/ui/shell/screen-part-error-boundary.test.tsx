// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { CodeNotLoadedReason, PortalRelease } from '@/application/shared/release.port'
import { ScreenErrorBoundary } from '@/ui/shell/screen-error-boundary'
import { ScreenPartErrorBoundary } from '@/ui/shell/screen-part-error-boundary'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { longWaitOptions } from '#tests/support/long-timeout'

const loadError = new Error('The part is missing')
const failureMessage = 'No pudimos abrir este medio de pago.'

/**
 * Renders a screen with a number that the customer chose, and a part that fails to load until the test sets
 * `isDown` of the returned object to false. `why` is the reason that the portal gives for the failure.
 */
function renderScreen(why: CodeNotLoadedReason | undefined) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const release: PortalRelease = {
    currentVersion: '0.9.0',
    lookForNewerRelease: async () => undefined,
    reloadIfNewerReleaseExists: () => undefined,
    postponeReloadUntil: (workEnd) => workEnd,
    findCodeNotLoadedReason: () => (why === undefined ? undefined : Promise.resolve(why)),
  }
  const network = { isDown: true }
  function Part() {
    if (network.isDown) throw loadError
    return <p>Mercado Pago</p>
  }
  function Screen() {
    const [chosen] = useState(() => Math.random())
    return (
      <>
        <h1>{chosen}</h1>
        <ScreenPartErrorBoundary release={release} placeholder={<p>Cargando</p>} message={failureMessage}>
          <Part />
        </ScreenPartErrorBoundary>
      </>
    )
  }
  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(
    <ScreenErrorBoundary release={release}>
      <Screen />
    </ScreenErrorBoundary>,
  )
  return network
}

const readTitleText = () => document.querySelector('h1')?.textContent
const waitForText = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), longWaitOptions)
const findRetryButton = () =>
  [...document.querySelectorAll('button')].find((each) =>
    each.textContent?.includes(failureActionTexts.retry),
  )

it.each([
  ['on request', () => findRetryButton()?.click()],
  ['once the network is back', () => window.dispatchEvent(new Event('online'))],
])(
  'a part that the network lost shows a message in its place, and loads %s, with the rest unchanged',
  async (_, comes) => {
    const listens = vi.spyOn(window, 'addEventListener')
    const network = renderScreen('unreachable')
    await waitForText(failureMessage)
    // React listens to the window only after the message is shown.
    await vi.waitFor(() => expect(listens).toHaveBeenCalledWith('online', expect.anything()), longWaitOptions)
    const chosen = readTitleText()
    network.isDown = false
    comes()
    await waitForText('Mercado Pago')
    expect(readTitleText()).toBe(chosen)
  },
)

it.each([
  ['of a newer version', 'replaced' as const, shellTexts.newVersion.load],
  ['of an unknown reason', 'unexplained' as const, shellTexts.brokenScreen.load],
])('a part that is missing because %s offers a reload in its place', async (_, why, reloadText) => {
  renderScreen(why)
  await waitForText(reloadText)
  expect(readTitleText()).toMatch(/^0\.\d+$/)
  expect(document.body.textContent).not.toContain(failureMessage)
})

it('an error in a part is shown by the screen', async () => {
  renderScreen(undefined)
  await waitForText(shellTexts.brokenScreen.title)
  expect(document.body.textContent).not.toContain(failureMessage)
})
