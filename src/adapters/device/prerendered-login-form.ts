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
  private readonly dniField: HTMLInputElement | null
  private readonly rememberCheckbox: HTMLInputElement | null

  constructor(root: HTMLElement) {
    this.form = root.querySelector('form')
    this.dniField = root.querySelector('#dni')
    this.rememberCheckbox = root.querySelector('[type=checkbox]')
  }

  takeInputOnce(): PrerenderedLoginInput | undefined {
    const { form, dniField, rememberCheckbox } = this
    this.form = null
    if (!form || !dniField || !rememberCheckbox) return undefined
    // Set by the inline script of the page.
    const isSubmitted = 'early' in form.dataset
    delete form.dataset['early']
    return { dni: dniField.value, remember: rememberCheckbox.checked, isSubmitted }
  }
}
