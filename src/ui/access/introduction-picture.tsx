import styles from './welcome.module.css'

const dropSvgPath = 'M50 8a42 42 0 0 1 0 84H18A10 10 0 0 1 8 82V50A42 42 0 0 1 50 8z'

/**
 * The drawing of each step of the introduction: a debt, a payment that fills the drop, and nothing left to
 * pay. `filledFrom`: the drop is filled below this height, which is counted from 0 (top) to 100 (bottom).
 * `line`: SVG path of the line that is drawn in the drop.
 */
const stepDrawings = [
  { filledFrom: 78, line: 'M36 44h28M36 58h18' },
  { filledFrom: 46, line: 'M50 68V34M38 46l12-12 12 12' },
  { filledFrom: 8, line: 'M33 51l12 12 23-25' },
] as const

/**
 * Picture for one step of the introduction to the portal: a drop that is almost empty at the first step, half
 * full at the second and almost full at the last. Source: ACC-23.
 */
export function IntroductionPicture({ step }: { readonly step: number }) {
  const { filledFrom, line } = stepDrawings[step - 1] ?? stepDrawings[0]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles['drop']}>
      <clipPath id="drop">
        <path d={dropSvgPath} />
      </clipPath>
      <rect clipPath="url(#drop)" y={filledFrom} width="100" height="100" className={styles['level']} />
      <path d={dropSvgPath} className={styles['outline']} />
      <path d={line} className={styles['line']} />
    </svg>
  )
}
