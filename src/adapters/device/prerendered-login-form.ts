import type {
  PrerenderedLoginReader,
  PrerenderedLoginInput,
} from '@/application/access/prerendered-login-reader.port'

/**
 * The login form in the HTML of the page, which is visible before React renders. Its elements are looked
 * up before React replaces them, so that what the customer typed can still be read afterwards.
 */
export class PrerenderedLoginForm implements PrerenderedLoginReader {
  private form: HTMLFormElement | null
  private readonly field: HTMLInputElement | null
  private readonly box: HTMLInputElement | null

  constructor(root: HTMLElement) {
    this.form = root.querySelector('form')
    this.field = root.querySelector('#dni')
    this.box = root.querySelector('[type=checkbox]')
  }

  takeInputOnce(): PrerenderedLoginInput | undefined {
    const { form, field, box } = this
    this.form = null
    if (!form || !field || !box) return undefined
    // Set by the inline script of the page.
    const isSubmitted = 'early' in form.dataset
    delete form.dataset['early']
    return { dni: field.value, remember: box.checked, isSubmitted }
  }
}
