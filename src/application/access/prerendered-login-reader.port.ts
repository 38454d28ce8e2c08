import { definePort } from '@/application/shared/port'

/** What the customer did in the login form before the portal's code was loaded. Source: GEN-12. */
export interface PrerenderedLoginInput {
  /** The DNI as the customer typed it. */
  readonly dni: string
  readonly remember: boolean
  /** Whether the customer has submitted the login form and is waiting for the next screen. */
  readonly isSubmitted: boolean
}

/** The login form that is part of the HTML page and works before the portal's code is loaded. */
export interface PrerenderedLoginReader {
  /**
   * Returns what the customer typed in the login form that is part of the HTML page. Undefined from the
   * second call on, or if the page has no such form.
   */
  takeInputOnce(): PrerenderedLoginInput | undefined
}
export const PrerenderedLoginReader = definePort<PrerenderedLoginReader>('PrerenderedLoginReader')
