// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { onDemandPortalParts } from '@/start/routes'
import { App } from '@/ui/app'
import { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'

/** Waits until the screen with the given title is shown, whose code may have to load first. */
async function waitForTitle(title: string): Promise<void> {
  const read = (): void => expect(document.querySelector('h1')?.textContent).toBe(title)
  await vi.waitFor(read, { timeout: 20_000 })
}

it('an error during the wait for a screen is shown in its place, and not on the next screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const page = new PageWithFakeBackEnd('/actualizar-td')
  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(<App container={page.container} components={onDemandPortalParts} />)
  await waitForTitle('El enlace no es válido')
  page.container.get(ScreenErrorRelay).relay(new Error('broken'))
  await waitForTitle('Esta pantalla no se pudo mostrar')
  page.navigation.goTo('/cambio-celular')
  await waitForTitle('Cambiá tu celular')
}, 60_000)
