import { Fragment } from 'react'

/** An e-mail or a web address: if it does not fit, it breaks before a sign, not inside a word. */
export function BreakableAddress({ children }: { readonly children: string }) {
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
