import type { CardBrand } from '@/domain/cards/card-brand'
import styles from './card-graphic.module.css'

interface CardLogoProps {
  readonly brand: CardBrand | undefined
}

/** The logo of a card brand. Screen readers skip it, because the text next to it names the brand. */
export function CardLogo({ brand }: CardLogoProps) {
  return (
    <svg className={styles['logo']} viewBox="0 0 72 40" aria-hidden="true" focusable="false">
      <BrandGlyph brand={brand} />
    </svg>
  )
}

function BrandGlyph({ brand }: CardLogoProps) {
  switch (brand) {
    case 'visa':
      return <BrandNameInLogo text="VISA" slanted />
    case 'master':
      return <OverlappingCircles left="#eb001b" right="#f79e1b" />
    case 'maestro':
      return <OverlappingCircles left="#0099df" right="#ed0006" />
    case 'amex':
      return (
        <>
          <rect x="2" y="4" width="68" height="32" rx="4" fill="#ffffff" />
          <text x="36" y="26" className={styles['boxed']}>
            AMEX
          </text>
        </>
      )
    case 'cabal':
      return (
        <>
          <path d="M8 8h56M8 35h56" stroke="#7fd4ff" strokeWidth="3" strokeLinecap="round" />
          <BrandNameInLogo text="CABAL" width={64} />
        </>
      )
    case 'naranja':
      return (
        <>
          <circle cx="52" cy="20" r="18" fill="#ffb380" />
          <path d="M43 29L61 11M52 11h9v9" stroke="#8a3300" strokeWidth="4" fill="none" />
        </>
      )
    case 'diners':
      return (
        <>
          <circle cx="52" cy="20" r="18" fill="#ffffff" />
          <path d="M48 7a14 14 0 0 0 0 26zM56 7a14 14 0 0 1 0 26z" fill="#1f4e8c" />
        </>
      )
    case undefined:
      return (
        <path
          d="M40 9h24a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H40a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3zM37 16h30"
          className={styles['plain']}
        />
      )
  }
}

interface BrandNameInLogoProps {
  readonly text: string
  readonly slanted?: true
  /**
   * Width of the brand's name in the logo, in units of the drawing. A fixed width keeps the name inside the
   * logo, because letters are wider in some fonts.
   */
  readonly width?: number
}

function BrandNameInLogo({ text, slanted, width }: BrandNameInLogoProps) {
  return (
    <text
      x="70"
      y="29"
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      className={slanted ? styles['slanted'] : styles['word']}
    >
      {text}
    </text>
  )
}

function OverlappingCircles({ left, right }: { readonly left: string; readonly right: string }) {
  return (
    <>
      <circle cx="36" cy="20" r="17" fill={left} />
      <circle cx="54" cy="20" r="17" fill={right} fillOpacity="0.85" />
    </>
  )
}
