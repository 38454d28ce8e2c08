import type { PrerenderedEntries, PrerenderedEntry } from '@/application/access/prerendered-entries.port'

/**
 * The login form built into the page. Its elements are looked up before React renders, so that they can
 * still be read after React has replaced them.
 */
export class PrerenderedLoginForm implements PrerenderedEntries {
  private form: HTMLFormElement | null
  private readonly field: HTMLInputElement | null
  private readonly box: HTMLInputElement | null

  constructor(root: HTMLElement) {
    this.form = root.querySelector('form')
    this.field = root.querySelector('#dni')
    this.box = root.querySelector('[type=checkbox]')
  }

  takeEntryOnce(): PrerenderedEntry | undefined {
    const { form, field, box } = this
    this.form = null
    if (!form || !field || !box) return undefined
    // Set by the inline script of the page.
    const isSubmitted = 'early' in form.dataset
    delete form.dataset['early']
    return { dni: field.value, remember: box.checked, isSubmitted }
  }
}
