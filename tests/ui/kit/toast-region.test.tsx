// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ToastRegion } from '@/ui/kit/toast-region'
import { Toasts } from '@/ui/kit/toasts'
import { longWaitOptions } from '#tests/support/long-timeout'
import { ManualClock } from '#tests/support/manual-clock'

let toasts: Toasts

beforeEach(() => {
  toasts = new Toasts(new ManualClock())
  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(
    <>
      <h1 tabIndex={-1}>Pagar</h1>
      <button type="button">Copiar el CVU</button>
      <ToastRegion toasts={toasts} />
    </>,
  )
})

async function findButton(name: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    )
    if (!found) throw new Error(`No button ${name}`)
    return found
  }, longWaitOptions)
}

async function showToast(text: string): Promise<HTMLElement> {
  await findButton('Copiar el CVU')
  toasts.show({ text })
  return findButton('Cerrar el aviso')
}

async function waitUntilNoToast(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelectorAll('p')).toHaveLength(0), longWaitOptions)
}

it('closing a toast returns the focus to where it was before', async () => {
  const close = await showToast('Copiado')
  const copy = await findButton('Copiar el CVU')
  copy.focus()
  close.focus()
  close.click()
  await waitUntilNoToast()
  expect(document.activeElement).toBe(copy)
})

it('closing a toast whose earlier place has gone moves the focus to the title of the screen', async () => {
  const close = await showToast('Copiado')
  close.focus()
  close.click()
  await waitUntilNoToast()
  expect(document.activeElement?.tagName).toBe('H1')
})

it('closing a toast that never had the focus leaves the focus where it is', async () => {
  const close = await showToast('Copiado')
  const copy = await findButton('Copiar el CVU')
  copy.focus()
  close.click()
  await waitUntilNoToast()
  expect(document.activeElement).toBe(copy)
})
