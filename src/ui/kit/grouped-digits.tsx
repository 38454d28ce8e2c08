import { Fragment } from 'react'
import styles from './grouped-digits.module.css'

const digitsPerGroup = 4

/**
 * A long number whose digits are shown in groups. The gaps between the groups are made with CSS, so that
 * copying the number copies no spaces.
 */
export function GroupedDigits({ children }: { readonly children: string }) {
  const groups = children.match(new RegExp(`.{1,${digitsPerGroup}}`, 'g')) ?? []
  return (
    <data value={children} className={styles['digits']}>
      {groups.map((group, position) => (
        <Fragment key={position}>
          {position > 0 && !isShortLastGroup(groups, position) && <wbr />}
          <span className={styles['group']}>{group}</span>
        </Fragment>
      ))}
    </data>
  )
}

/**
 * Returns whether the group of digits is the last one and shorter than the others. Such a group stays on the
 * line of the group before it, so that no line has only two digits. Source: PAY-26.
 */
function isShortLastGroup(groups: readonly string[], position: number): boolean {
  return position === groups.length - 1 && (groups[position] ?? '').length < digitsPerGroup
}
