import { createContext } from 'react'

export interface Brand {
  readonly name: string
  /**
   * The logo of the lender's brand. If it is missing, the portal's own logo is shown next to the name.
   * Source: OPS-02.
   */
  readonly logo?: BrandLogo | undefined
}

/** The addresses of the pictures of a brand's logo, and the size of the logo in CSS pixels. */
interface BrandLogo {
  readonly light: string
  readonly dark: string
  readonly width: number
  readonly height: number
}

/**
 * The React context with the lender's brand that the portal shows. The brand comes from the configuration.
 * Source: GEN-08.
 */
export const BrandContext = createContext<Brand>({ name: '' })
