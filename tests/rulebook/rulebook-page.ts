import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** A training course with two scenarios. */
export const course = {
  id: 'un-pago-que-no-llego',
  title: 'Un pago que no llegó',
  lead: 'Qué se ve cuando un pago no llega.',
  passes: 0.8,
  scenarios: [
    { rule: 'PAY-16', scenario: 'ab12cd34', name: 'Se pregunta por el pago' },
    { rule: 'PAY-20', scenario: 'cd34ef56', name: 'No se paga dos veces' },
  ],
}

/**
 * Answers the requests for the rulebook's data files until the test ends: the given files by their name, and
 * the index, whose only course is `course`, by any other name.
 */
export function answerDataFiles(files: Readonly<Record<string, unknown>> = {}): void {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(files[address.replace('./data/', '')] ?? { courses: [course] }),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** Shows a page of the rulebook until the test ends, and returns the element that contains it. */
export function showPage(page: ReactNode): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  onTestFinished(() => {
    root.unmount()
    main.remove()
  })
  root.render(page)
  return main
}
