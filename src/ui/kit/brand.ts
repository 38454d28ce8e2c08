import { createContext } from 'react'

export interface Brand {
  readonly name: string
}

/** Who the portal belongs to, from the runtime configuration. Source: GEN-08. */
export const BrandContext = createContext<Brand>({ name: '' })
