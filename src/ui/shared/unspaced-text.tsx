import { Fragment } from 'react'

/** An e-mail or a web address: where it has no room it breaks before a sign, not within a word. */
export function UnspacedText({ children }: { readonly children: string }) {
  return (
    <span>
      {children.split(/(?=[@.])|(?=:\d)|(?=\/\w)/).map((part, position) => (
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
