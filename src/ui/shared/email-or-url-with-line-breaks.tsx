import { Fragment } from 'react'

/**
 * An e-mail address or web address. If it does not fit in one line, the line breaks before a punctuation mark
 * such as `@` or a full stop, never inside a word.
 */
export function EmailOrUrlWithLineBreaks({ children }: { readonly children: string }) {
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
