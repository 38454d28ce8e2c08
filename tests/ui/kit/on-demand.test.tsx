// @vitest-environment happy-dom
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOnDemandComponent, createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import { longWaitOptions } from '#tests/support/long-timeout'

const networkError = new TypeError('Failed to fetch dynamically imported module')

function LoanText() {
  return <p>Préstamo 40128753</p>
}

/**
 * Renders the content in a `main` element. Returns a function that returns the text that the element shows.
 */
function renderInMain(content: ReactNode): () => string | null {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  onTestFinished(() => {
    root.unmount()
    main.remove()
  })
  root.render(<>Tus préstamos. {content}</>)
  return () => main.textContent
}

it.each([
  { name: 'its placeholder', placeholder: <p>Cargando</p>, meanwhile: 'Tus préstamos. Cargando' },
  { name: 'nothing, if it has no placeholder,', placeholder: undefined, meanwhile: 'Tus préstamos. ' },
])('a part shows $name until its code is loaded', async ({ placeholder, meanwhile }) => {
  const code = Promise.withResolvers<ComponentType>()
  const Part = createOnDemandComponent(() => code.promise, placeholder)
  const text = renderInMain(<Part />)
  await vi.waitFor(() => expect(text()).toBe(meanwhile), longWaitOptions)
  code.resolve(LoanText)
  await vi.waitFor(() => expect(text()).toBe('Tus préstamos. Préstamo 40128753'), longWaitOptions)
})

describe('an optional part whose code does not arrive', () => {
  it('shows nothing, and its screen stays', async () => {
    const code = Promise.withResolvers<ComponentType>()
    const Part = createOptionalOnDemandComponent(() => code.promise)
    const text = renderInMain(<Part />)
    await vi.waitFor(() => expect(text()).toBe('Tus préstamos. '), longWaitOptions)
    code.reject(networkError)
    await expect(code.promise).rejects.toBe(networkError)
    // A part that failed would take its screen with it in React's next task.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(text()).toBe('Tus préstamos. ')
  })

  it('is loaded again when it is shown again', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(async () => LoanText)
    load.mockRejectedValueOnce(networkError)
    const Part = createOptionalOnDemandComponent(load)
    renderInMain(<Part />)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), longWaitOptions)
    await expect(load.mock.results[0]?.value).rejects.toBe(networkError)
    const text = renderInMain(<Part />)
    await vi.waitFor(() => expect(text()).toBe('Tus préstamos. Préstamo 40128753'), longWaitOptions)
  })
})
