import { createContext } from 'react'

export interface Brand {
  readonly name: string
}

/** The brand that the portal belongs to, from the configuration. Source: GEN-08. */
export const BrandContext = createContext<Brand>({ name: '' })
