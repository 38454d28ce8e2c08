import type { ScannableCode } from './scannable-code'
import styles from './scannable-code-figure.module.css'

interface ScannableCodeFigureProps {
  readonly picture: ScannableCode
  /** Description of the QR code or barcode for screen readers. */
  readonly label: string
  /**
   * Shape of the drawing of the code. `large-square` is as wide as its column, but at most 600 px and not
   * much higher than the window; `small-square` is at most 190 px wide.
   */
  readonly shape: 'square' | 'large-square' | 'small-square' | 'bars' | 'upright-bars'
}

/**
 * Draws a QR code or barcode in black on white, even if the portal has dark colours, with the white margin
 * that scanners need.
 */
export function ScannableCodeFigure({ picture, label, shape }: ScannableCodeFigureProps) {
  const { width, height, path } = picture
  const isUpright = shape === 'upright-bars'
  return (
    <div className={styles[shape]}>
      <svg
        viewBox={isUpright ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        preserveAspectRatio={shape === 'bars' || isUpright ? 'none' : 'xMidYMid meet'}
      >
        <path
          d={path}
          fill="#000000"
          transform={isUpright ? `rotate(90) translate(0 -${height})` : undefined}
        />
      </svg>
    </div>
  )
}
