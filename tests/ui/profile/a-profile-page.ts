import { StoredProfileDrafts } from '@/adapters/device/stored/stored-profile-drafts'
import { ChangeAvatar } from '@/application/profile/change-avatar'
import { CustomerAvatar } from '@/application/profile/customer-avatar'
import { AddressPlaceDirectory } from '@/application/profile/address-place-directory'
import type { ProfileDrafts } from '@/application/profile/profile-drafts.port'
import { ProfileQueries } from '@/application/profile/profile-queries'
import { SaveAddress, SaveContact } from '@/application/profile/save-profile'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { AvatarViewModel } from '@/ui/profile/avatar-view-model'
import { PostalAddressFormModel } from '@/ui/profile/postal-address-form-model'
import { ContactFormModel } from '@/ui/profile/contact-form-model'
import { EditableProfileViewModel } from '@/ui/profile/editable-profile-view-model'
import { BrowserWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { createPendingRequest, createAsyncState } from '#tests/support/async-state-builders'
import { MemoryCurrentDevice } from '#tests/support/memory-device'
import { MemoryPictureCropping } from '#tests/support/memory-picture-cropping'
import { MemoryStorage } from '#tests/support/memory-storage'

/** Page with the profile of a signed-in customer, connected to a fake back end. */
export class ProfilePage {
  readonly browser = new BrowserWithFakeBackEnd()
  readonly drafts: ProfileDrafts
  readonly pictureCropping = new MemoryPictureCropping()
  readonly memoryCurrentDevice = new MemoryCurrentDevice()
  private readonly tab

  constructor(personaId: string) {
    this.browser.signIn(personaId)
    this.tab = this.browser.openTab()
    this.drafts = new StoredProfileDrafts(new MemoryStorage(), this.tab.sessions)
  }

  get sessions() {
    return this.tab.sessions
  }

  createEditableProfileViewModel(): EditableProfileViewModel {
    const { clock } = this.browser
    const { drafts } = this
    const { profile } = this.tab.gateways
    const directory = new AddressPlaceDirectory(profile)
    return new EditableProfileViewModel(
      new ProfileQueries(profile, directory, this.sessions),
      new SaveContact(profile, this.sessions, drafts),
      new SaveAddress(profile, drafts),
      directory,
      drafts,
      new ContactFormModel(),
      new PostalAddressFormModel(directory, createAsyncState(clock), createAsyncState(clock)),
      createAsyncState(clock),
      createPendingRequest(clock),
    )
  }

  createAvatarViewModel(): AvatarViewModel {
    const { profile } = this.tab.gateways
    const own = new CustomerAvatar(profile, this.sessions)
    const model = new AvatarViewModel(
      own,
      new ChangeAvatar(profile, own),
      this.pictureCropping,
      this.sessions,
      this.memoryCurrentDevice,
      createPendingRequest(this.browser.clock),
    )
    model.onMount()
    return model
  }

  /**
   * Makes the next request of an API call fail. If the answer is a 401, the repetition with a renewed
   * token fails too.
   */
  failNextCall(call: CallName, answer: DemoNextCallAnswer): void {
    this.browser.setNextAnswer(call, answer)
    if (typeof answer === 'object' && 'status' in answer && answer.status === 401)
      this.browser.setNextAnswer(call, answer)
  }
}
