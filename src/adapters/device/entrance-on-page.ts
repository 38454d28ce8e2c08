import type { EarlyEntries, EarlyEntry } from '@/application/access/early-entry.port'

/**
 * The entrance that the page brought. Its elements are looked up once, before the portal draws: they tell what was
 * typed also after the portal has drawn others in their place.
 */
export class EntranceOnPage implements EarlyEntries {
  private form: HTMLFormElement | null
  private readonly field: HTMLInputElement | null
  private readonly box: HTMLInputElement | null

  constructor(root: HTMLElement) {
    this.form = root.querySelector('form')
    this.field = root.querySelector('#dni')
    this.box = root.querySelector('[type=checkbox]')
  }

  take(): EarlyEntry | undefined {
    const { form, field, box } = this
    this.form = null
    if (!form || !field || !box) return undefined
    // The page's own script notes it so.
    const isSubmitted = 'early' in form.dataset
    delete form.dataset['early']
    return { dni: field.value, remember: box.checked, isSubmitted }
  }
}
