import { useEffect, useRef, type ReactNode } from 'react'
import { Button, TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { rulebookPaths } from './addresses'
import type { LoadState } from './data-file-hooks'
import styles from './rulebook.module.css'
import { texts } from './texts'

interface PageProps {
  readonly title: string
  /** Introduction below the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page of the rulebook. When it opens, its heading gets the focus, and the document gets its title. */
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

/** Page for an unknown address, with links to the rules and to the courses. */
export function NotFoundPage() {
  return (
    <Page title={texts.notFound.title} lead={texts.notFound.lead}>
      <p className={styles['links']}>
        <TextLink to={rulebookPaths.rules}>{texts.rulePage.back}</TextLink>
        <TextLink to={rulebookPaths.courses}>{texts.courseResultPage.allCourses}</TextLink>
      </p>
    </Page>
  )
}

interface LoadBoundaryProps<Value> {
  readonly state: LoadState<Value>
  /** Returns what to show once the value has loaded. */
  readonly children: (value: Value) => ReactNode
}

/**
 * Shows the state of a request for data: that the data are loading, that the request failed, or the
 * content that needs the data.
 */
export function LoadBoundary<Value>({ state, children }: LoadBoundaryProps<Value>) {
  switch (state.phase) {
    case 'loading':
      return <p role="status">{texts.loading}</p>
    case 'failed':
      return (
        <Notice
          tone="bad"
          title={texts.loadFailed}
          action={<Button onPress={state.retry}>{texts.retry}</Button>}
        />
      )
    case 'missing':
      return <NotFoundPage />
    case 'ready':
      return children(state.value)
  }
}
