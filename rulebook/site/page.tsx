import { useEffect, useRef, type ReactNode } from 'react'
import { Button, TextLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { rulebookPaths } from './addresses'
import type { Loaded } from './load'
import styles from './rulebook.module.css'
import { texts } from './texts'

interface PageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/**
 * A page of the rulebook. When it opens, its heading takes the focus, and its title becomes that of the
 * document.
 */
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

/** Page for an address that the rulebook does not have, with links to the rules and to the courses. */
export function MissingPage() {
  return (
    <Page title={texts.missing.title} lead={texts.missing.lead}>
      <p className={styles['links']}>
        <TextLink to={rulebookPaths.rules}>{texts.rule.back}</TextLink>
        <TextLink to={rulebookPaths.courses}>{texts.resultPage.all}</TextLink>
      </p>
    </Page>
  )
}

/** Shows the requested data once it has loaded; until then, a text that it is loading or a failure. */
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
    case 'missing':
      return <MissingPage />
    case 'ready':
      return children(loaded.value)
  }
}
