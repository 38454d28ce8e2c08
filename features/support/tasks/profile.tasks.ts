import { menuTexts } from '@/ui/texts/menu.texts'
import { profileTexts as texts } from '@/ui/texts/profile.texts'
import {
  substringPattern,
  exactTextPattern,
  type FileToChoose,
  type Page,
  type PageElement,
} from '#features/support/page'

/** Labels and values of fields, in the order in which they are filled in. */
type FieldLabelTextPairs = readonly (readonly [label: string, text: string])[]

export type ProfileSectionName = 'contact' | 'address'

export class ProfileTasks {
  constructor(private readonly page: Page) {}

  /** Opens the form for changing the customer's contact data or address, and fills in the form's fields. */
  async fillProfileSection(part: ProfileSectionName, fields: FieldLabelTextPairs): Promise<void> {
    await this.page.main.getByRole('button', { name: texts[part].edit }).press()
    await this.typeFields(fields)
  }

  async typeFields(fields: FieldLabelTextPairs): Promise<void> {
    for (const [label, text] of fields) await this.fillOrSelect(label, text)
  }

  async saveProfileSection(): Promise<void> {
    await this.saveButton().press()
    await this.page.waitUntilIdle()
  }

  async discardProfileEdit(): Promise<void> {
    await this.page.main.getByRole('button', { name: texts.cancel }).press()
  }

  /** Returns the values of those fields of the form that have these labels. */
  async typedValues(labels: readonly string[]): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return Promise.all(labels.map((label) => this.fieldValueOf(label)))
  }

  /**
   * Returns the options of the drop-down list with that label in the form, without the first option, which
   * stands for no choice.
   */
  async dropDownOptions(label: string): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    return (await this.dropDown(label).optionTexts()).slice(1)
  }

  /**
   * Returns the texts of the edit buttons on screen, one for each part of the profile that the customer can
   * change now.
   */
  async editButtonTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const parts = Object.values([texts.contact.edit, texts.address.edit])
    const there = await Promise.all(
      parts.map((name) => this.page.main.getByRole('button', { name }).isPresent()),
    )
    return parts.filter((_, position) => there[position])
  }

  /** Returns the title that has the focus: that of the screen or of a part of the profile. */
  async focusedTitle(): Promise<string> {
    await this.page.waitUntilIdle()
    return this.page.main.getByCss('h1:focus, h2:focus').visibleText()
  }

  /** Starts to change the photo, and chooses a file. */
  async openPhotoScreenAndChooseFile(file: FileToChoose): Promise<void> {
    await this.openPhotoScreen()
    await this.choosePhotoFile(file)
  }

  async openPhotoScreen(): Promise<void> {
    const { add, change } = texts.avatar
    await this.page.main.getByRole('button', { name: exactTextPattern(add, change) }).press()
  }

  async loseConnectionAtNextPhoto(): Promise<void> {
    await this.page.device.camera.loseConnectionAtNextPhoto()
  }

  /** Chooses a file as the photo that the customer takes with the phone's camera. */
  async takePhoto(file: FileToChoose): Promise<void> {
    await this.page.main.getByCss('#avatar-camera').chooseFile(file)
    await this.page.waitUntilIdle()
  }

  /** Moves one of the sliders under the photo to a position, given in hundredths of the slider's length. */
  async movePhotoCropSlider(control: string, hundredths: number): Promise<void> {
    await this.page.waitUntilIdle()
    await this.page.main.getByLabel(control).fill(String(hundredths))
  }

  /**
   * Returns the `viewBox` of the preview: the left, top, width and height in pixels of the photo's
   * visible part. Empty if the preview does not show a chosen file.
   */
  async visiblePartOfPhoto(): Promise<string> {
    const preview = this.photoPreviewElement()
    const shown = await this.page.main.getByCss('svg image').attributeValue('href')
    return shown?.startsWith('blob:') ? ((await preview.attributeValue('viewBox')) ?? '') : ''
  }

  /** Drags the photo to the right and down, by hundredths of the preview's size. */
  async dragPhoto(right: number, down: number): Promise<void> {
    await this.photoPreviewElement().dragBy(right / 100, down / 100)
    await this.page.waitUntilIdle()
  }

  async choosePhotoFile(file: FileToChoose): Promise<void> {
    await this.page.main.getByCss('#avatar-file').chooseFile(file)
    await this.page.waitUntilIdle()
  }

  /** Returns the message that says why the chosen photo cannot be used. */
  async photoRefusalMessage(): Promise<string> {
    await this.page.waitUntilIdle()
    return (await this.page.main.getByCss('[role="alert"]').visibleTexts()).join(' ').trim()
  }

  /** Returns whether the screen offers to crop a photo. */
  async canCropPhoto(): Promise<boolean> {
    await this.page.waitUntilIdle()
    return this.photoPreviewElement().isPresent()
  }

  /**
   * Returns the texts of the two photo buttons that the screen shows: for taking a photo, and for
   * choosing one.
   */
  async photoButtonTexts(): Promise<readonly string[]> {
    await this.page.waitUntilIdle()
    const { take, choose } = texts.avatar
    const said = await this.page.main.getByCss('span').visibleTexts()
    return [take, choose].filter((action) => said.includes(action))
  }

  /** Returns two values: whether this screen shows the customer's photo, and whether the menu shows it. */
  async photoPresenceOnScreenAndMenu(): Promise<readonly boolean[]> {
    await this.page.waitUntilIdle()
    const here = await this.page.main.getByRole('img', { name: texts.avatar.label }).isPresent()
    await this.page.getByRole('button', { name: menuTexts.entries.menu }).firstMatch().press()
    await this.page.waitUntilIdle()
    return [here, await this.page.getByRole('dialog').getByCss('img').isPresent()]
  }

  private async fillOrSelect(label: string, text: string): Promise<void> {
    if (await this.dropDown(label).isPresent()) await this.dropDown(label).selectOption(text)
    else await this.page.main.getByLabel(label).fill(text)
    await this.page.waitUntilIdle()
  }

  private async fieldValueOf(label: string): Promise<string> {
    const list = this.dropDown(label)
    return (await list.isPresent())
      ? list.selectedOptionText()
      : this.page.main.getByLabel(label).fieldValue()
  }

  private dropDown(label: string): PageElement {
    return this.page.main.getByRole('combobox', { name: substringPattern(`${label} (`) })
  }

  /** Returns the screen element with the preview of the chosen photo. */
  private photoPreviewElement(): PageElement {
    return this.page.main.getByRole('img', { name: texts.avatar.preview })
  }

  private saveButton(): PageElement {
    return this.page.main.getByRole('button', { name: texts.save })
  }
}
