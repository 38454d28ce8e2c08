import { Fragment } from 'react'

/**
 * An e-mail address or web address. If it is wider than the space for it, it breaks before a sign such
 * as a point, never inside a word.
 */
export function AddressWithLineBreaks({ children }: { readonly children: string }) {
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
