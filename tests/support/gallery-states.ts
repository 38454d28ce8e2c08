import type { Page } from 'playwright'

/** One picture of the portal: where it is, and what is done there before the camera clicks. */
export interface GalleryState {
  /** Unique, kebab-case: it names the file. */
  readonly name: string
  /** Path with its situation: `/mis-prestamos?cliente=marta`, `/validacion-dni#situacion=…`. */
  readonly address: string
  /** Waits for what the picture must show. */
  readonly prepare?: (page: Page) => Promise<void>
}

export const galleryStates: readonly GalleryState[] = [
  {
    name: 'validacion-dni',
    address: '/validacion-dni',
    prepare: async (page) => page.getByRole('textbox').first().waitFor(),
  },
]
