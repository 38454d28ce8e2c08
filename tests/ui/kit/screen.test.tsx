// @vitest-environment happy-dom
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Screen } from '@/ui/kit/screen'
import { longWaitOptions } from '#tests/support/long-timeout'

it('a screen moves the focus to its title, at the top of the page, before it is painted', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => scroll.mockRestore())
  const beforeDrawing: unknown[] = []
  function Frame() {
    useLayoutEffect(() => {
      beforeDrawing.push({ focused: document.activeElement?.tagName, scrolled: [...scroll.mock.calls] })
    }, [])
    return <Screen title="Mis préstamos" />
  }

  const root = createRoot(document.body)
  onTestFinished(() => root.unmount())
  root.render(<Frame />)

  await vi.waitFor(
    () => expect(beforeDrawing).toEqual([{ focused: 'H1', scrolled: [[0, 0]] }]),
    longWaitOptions,
  )
})
