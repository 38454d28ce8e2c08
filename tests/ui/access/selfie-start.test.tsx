// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SelfieButton, SelfieQrCode } from '@/ui/access/selfie-start'
import { createPendingRequest } from '#tests/support/async-state-builders'
import { longWaitOptions } from '#tests/support/long-timeout'
import { ManualClock } from '#tests/support/manual-clock'

/**
 * Renders the button in the given phase. Returns functions that find the button, remove it, and count how
 * often it was pressed or returned to the introduction.
 */
async function renderSelfieButton(phase: string) {
  let returnCount = 0
  let pressCount = 0
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  const remove = () => root.unmount()
  onTestFinished(() => {
    remove()
    main.remove()
  })
  const model = {
    state: { phase },
    pendingRequest: createPendingRequest(new ManualClock()),
    returnToIntro: () => {
      returnCount += 1
    },
  }
  root.render(<SelfieButton model={model} label="Empezar" onPress={() => (pressCount += 1)} />)
  const button = () => main.querySelector('button')
  await vi.waitFor(() => expect(button()?.textContent).toContain('Empezar'), longWaitOptions)
  return { button, remove, returnCount: () => returnCount, pressCount: () => pressCount }
}

function dispatchPageShow(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

/**
 * Restores the page again and again until the button returns to the introduction. A single restore is not
 * enough, because the button listens only after it is painted.
 */
async function restorePageUntilBackAtIntro(returnCount: () => number): Promise<number> {
  await vi.waitFor(() => {
    dispatchPageShow(true)
    expect(returnCount()).toBeGreaterThan(0)
  }, longWaitOptions)
  return returnCount()
}

it('a page that the browser restores shows the introduction again, and a new page does not ask for it', async () => {
  const { returnCount } = await renderSelfieButton('leaving')
  const returnCountAfterRestore = await restorePageUntilBackAtIntro(returnCount)
  dispatchPageShow(false)
  expect(returnCount()).toBe(returnCountAfterRestore)
})

it('a button that is gone does not return to the introduction', async () => {
  const { returnCount, remove } = await renderSelfieButton('leaving')
  const returnCountAfterRestore = await restorePageUntilBackAtIntro(returnCount)
  remove()
  dispatchPageShow(true)
  expect(returnCount()).toBe(returnCountAfterRestore)
})

it.each([
  { phase: 'intro', expectedPresses: 1 },
  { phase: 'leaving', expectedPresses: 0 },
])('the button in the phase $phase starts the selfie $expectedPresses times', async (example) => {
  const { button, pressCount } = await renderSelfieButton(example.phase)
  button()?.click()
  expect(pressCount()).toBe(example.expectedPresses)
})

it('the place of the QR code says what is awaited while the code is drawn', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  onTestFinished(() => {
    root.unmount()
    main.remove()
  })
  root.render(
    <SelfieQrCode
      picture="drawing"
      texts={{ scan: 'Escaneá el código.', picture: 'Código QR', noPicture: 'No hay código.' }}
    />,
  )
  await vi.waitFor(
    () => expect(main.textContent).toBe('Escaneá el código.Preparando el código QR'),
    longWaitOptions,
  )
})
