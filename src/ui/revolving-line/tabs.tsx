import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface Tab<Id extends string> {
  readonly id: Id
  readonly title: string
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selectedId: Id
  readonly onSelect: (id: Id) => void
}

/**
 * Tabs that work with the keyboard as the WAI-ARIA Authoring Practices say: moving to a tab also selects
 * it.
 */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: TabsProps<Id>) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const position = tabs.findIndex((tab) => tab.id === selectedId)
  const current = tabs[position]

  function move(event: KeyboardEvent) {
    const next = tabs[nextTabPosition(event.key, { position, count: tabs.length }) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${prefix}-${next.id}-tab`)?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-selected={tab.id === selectedId}
            aria-controls={tab.id === selectedId ? `${prefix}-${tab.id}` : undefined}
            tabIndex={tab.id === selectedId ? 0 : -1}
            className={styles['tab']}
            onClick={() => onSelect(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${prefix}-${current.id}`}
          aria-labelledby={`${prefix}-${current.id}-tab`}
          tabIndex={0}
          className={styles['panel']}
        >
          {current.content}
        </div>
      )}
    </div>
  )
}

function nextTabPosition(
  key: string,
  { position, count }: { readonly position: number; readonly count: number },
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count
    case 'ArrowLeft':
      return (position + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
