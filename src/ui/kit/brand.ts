import { createContext } from 'react'

export interface Brand {
  readonly name: string
  /** The logo of the brand. Without it, the portal's own logo is shown next to the name. Source: OPS-02. */
  readonly logo?: BrandLogo | undefined
}

/** Addresses of the pictures of a logo, and their size in CSS pixels. */
export interface BrandLogo {
  readonly light: string
  readonly dark: string
  readonly width: number
  readonly height: number
}

/** The lender's brand that the portal shows, from the configuration. Source: GEN-08. */
export const BrandContext = createContext<Brand>({ name: '' })
