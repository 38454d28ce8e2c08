import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import type { Loaded } from './load'
import styles from './rulebook.module.css'
import { texts } from './texts'

export interface PageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** One page: its heading takes the focus on arrival, and the document is called after it. */
export function Page({ title, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${texts.name}`
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </>
  )
}

/** What was asked for, once it is there. */
export function Ready<Value>({
  loaded,
  children,
}: {
  readonly loaded: Loaded<Value>
  readonly children: (value: Value) => ReactNode
}) {
  switch (loaded.phase) {
    case 'loading':
      return <p role="status">{texts.loading}</p>
    case 'failed':
      return (
        <Notice
          tone="bad"
          title={texts.failed}
          action={<Button onPress={loaded.retry}>{texts.retry}</Button>}
        />
      )
    case 'ready':
      return children(loaded.value)
  }
}
