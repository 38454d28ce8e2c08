import { inject, injectable } from 'inversify'
import { changeNoticeRecipients, type ChangeNoticeRecipient } from '@/domain/profile/change-notice'
import { normalizedContactDetails, type ContactDetails } from '@/domain/profile/contact'
import { normalizedPostalAddress, type PostalAddress } from '@/domain/profile/postal-address'
import { success, type Result } from '@/domain/shared/result'
import { AddressPlaceDirectory } from '@/application/profile/address-place-directory'
import { ProfileDrafts, type ProfileDraft } from '@/application/profile/profile-drafts.port'
import { ProfileQueries, type ProfileWithPlaceNames } from '@/application/profile/profile-queries'
import type { SaveContactFailure } from '@/application/profile/profile.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { SaveAddress, SaveContact } from '@/application/profile/save-profile'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { contactRefusalError } from '@/ui/texts/profile.texts'
import { PostalAddressFormModel } from './postal-address-form-model'
import { ContactFormModel } from './contact-form-model'

export type ProfilePart = ProfileDraft['part']

type EditableProfileState =
  | {
      readonly phase: 'reading'
      readonly profile: ProfileWithPlaceNames
      readonly lastEdit?: ProfileEditOutcome
    }
  | { readonly phase: 'editing'; readonly profile: ProfileWithPlaceNames; readonly part: ProfilePart }
  | { readonly phase: 'saving'; readonly profile: ProfileWithPlaceNames; readonly part: ProfilePart }

/**
 * The part of the profile that the customer has just saved or stopped editing. If they saved it, also to
 * which contact details the lender sends a notice of the change. Source: PRO-07.
 */
export interface ProfileEditOutcome {
  readonly part: ProfilePart
  readonly isSaved: boolean
  readonly noticeRecipients: readonly ChangeNoticeRecipient[]
}

/** The result of saving a part of the profile. */
interface SavedProfilePart {
  /** The profile before the change; undefined if it is unknown what the lender had stored. */
  readonly before: ProfileWithPlaceNames | undefined
  readonly saved: Result<ProfileWithPlaceNames, SaveContactFailure>
}

/**
 * The part of the profile in which the customer edits their contact details or their address, one of them at
 * a time. Source: PRO-02, PRO-03, PRO-07.
 */
@injectable()
export class EditableProfileViewModel {
  errors: readonly FormError[] = []
  failure: GatewayFailure | undefined = undefined
  /** Whether the form was filled from a draft: text that the customer typed earlier and did not save. */
  isFilledFromDraft = false
  /**
   * Whether the lender may have saved a change that the portal does not know of, because the answer was lost.
   */
  private mayBeOutdated = false

  constructor(
    @inject(ProfileQueries) private readonly queries: ProfileQueries,
    @inject(SaveContact) private readonly saveContact: SaveContact,
    @inject(SaveAddress) private readonly saveAddress: SaveAddress,
    @inject(AddressPlaceDirectory) private readonly directory: AddressPlaceDirectory,
    @inject(ProfileDrafts) private readonly drafts: ProfileDrafts,
    @inject(ContactFormModel) readonly contactForm: ContactFormModel,
    @inject(PostalAddressFormModel) readonly postalAddressForm: PostalAddressFormModel,
    @inject(AsyncState) readonly asyncState: AsyncState<EditableProfileState>,
    @inject(PendingRequest) readonly saveRequest: PendingRequest,
  ) {
    observeFields(this, 'errors', 'failure', 'isFilledFromDraft')
  }

  /**
   * The contact details to which the lender will send notice of the change that the customer is editing. Empty if
   * it is unknown which contact details the lender has stored. Source: PRO-07.
   */
  get futureNoticeRecipients(): readonly ChangeNoticeRecipient[] {
    const { loadedState } = this.asyncState
    if (!loadedState || loadedState.phase === 'reading') return []
    const isContactUnknown = this.mayBeOutdated && loadedState.part === 'contact'
    return isContactUnknown ? [] : changeNoticeRecipients(loadedState.profile.contact)
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.queries.findProfile(),
      (found) => (found.ok ? this.toState(found.value) : failedPhase(found.failure)),
    )
    return () => {
      leave()
      this.postalAddressForm.cancelPlaceListRequests()
      this.saveRequest.cancel()
    }
  }

  editProfilePart(part: ProfilePart): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'reading') return
    const { profile } = loadedState
    this.errors = []
    this.failure = undefined
    this.isFilledFromDraft = false
    if (part === 'contact') this.contactForm.fillFromContact(profile.contact)
    else this.postalAddressForm.fillFromPostalAddress(profile.address)
    this.asyncState.showLoadedState({ phase: 'editing', profile, part })
  }

  /**
   * Discards the changes that the customer has typed. If it is unknown whether the lender saved them, reads
   * the profile again. Source: PRO-03, PRO-07.
   */
  discardEdit(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'editing') return
    const { profile, part } = loadedState
    this.drafts.forget()
    this.postalAddressForm.cancelPlaceListRequests()
    const lastEdit = { part, isSaved: false, noticeRecipients: [] }
    if (!this.mayBeOutdated) {
      this.asyncState.showLoadedState({ phase: 'reading', profile, lastEdit })
      return
    }
    this.asyncState.load(
      () => this.queries.findProfile(),
      (found) => {
        if (!found.ok) return failedPhase(found.failure)
        this.mayBeOutdated = false
        return { phase: 'reading', profile: found.value, lastEdit }
      },
    )
  }

  /**
   * Changes the contact details in the form. Stores them as a draft or, if they equal the stored details,
   * deletes the draft.
   */
  changeContact(change: (contact: ContactFormModel) => void): void {
    change(this.contactForm)
    this.saveOrDeleteDraft()
  }

  changePostalAddress(change: (address: PostalAddressFormModel) => void): void {
    change(this.postalAddressForm)
    this.saveOrDeleteDraft()
  }

  async saveEditedProfilePart(): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'editing') return
    const { profile, part } = loadedState
    this.errors = part === 'contact' ? this.contactForm.errors() : this.postalAddressForm.errors()
    this.failure = undefined
    if (this.errors.length > 0) return
    this.asyncState.showLoadedState({ phase: 'saving', profile, part })
    await this.saveRequest.waitForAnswer(this.savePart(profile, part), ({ before, saved }) => {
      if (saved.ok) this.showSaved(part, before, saved.value)
      else this.showFailure(part, before ?? profile, saved.failure)
    })
  }

  private toState(profile: ProfileWithPlaceNames): EditableProfileState {
    const draft = this.drafts.current()
    if (!draft) return { phase: 'reading', profile }
    if (equalsStoredProfile(draft, profile)) {
      this.drafts.forget()
      return { phase: 'reading', profile }
    }
    if (draft.part === 'contact') this.contactForm.fillFromContact(draft.typed)
    else this.postalAddressForm.fillFromPostalAddress(draft.typed)
    this.isFilledFromDraft = true
    return { phase: 'editing', profile, part: draft.part }
  }

  private async savePart(profile: ProfileWithPlaceNames, part: ProfilePart): Promise<SavedProfilePart> {
    return part === 'contact'
      ? this.saveTypedContact(profile)
      : { before: profile, saved: await this.saveTypedAddress(profile) }
  }

  private async saveTypedContact(profile: ProfileWithPlaceNames): Promise<SavedProfilePart> {
    const typed = this.contactForm.typedContact
    const before = this.mayBeOutdated ? await this.profileBeforeContactChange(profile, typed) : profile
    const saved = await this.saveContact.execute(profile.owner, typed)
    return { before, saved: saved.ok ? success({ ...(before ?? profile), contact: saved.value }) : saved }
  }

  /**
   * Returns the profile as it was before the typed contact details were saved, if the answers to earlier attempts
   * to save were lost: an attempt may have saved these details already, or others. Returns undefined if the
   * lender does not say which it has stored.
   */
  private async profileBeforeContactChange(
    lastKnown: ProfileWithPlaceNames,
    typed: ContactDetails,
  ): Promise<ProfileWithPlaceNames | undefined> {
    const found = await this.queries.findProfile()
    if (!found.ok) return undefined
    const isAlreadySaved = haveSameTexts(normalizedContactDetails(typed), found.value.contact)
    return isAlreadySaved ? lastKnown : found.value
  }

  private async saveTypedAddress(
    profile: ProfileWithPlaceNames,
  ): Promise<Result<ProfileWithPlaceNames, GatewayFailure>> {
    const saved = await this.saveAddress.execute(profile.owner, this.postalAddressForm.typedAddress)
    if (!saved.ok) return saved
    const placeNames = await this.directory.placeNamesOfAddress(saved.value)
    return success({ ...profile, address: saved.value, placeNames })
  }

  private showSaved(
    part: ProfilePart,
    before: ProfileWithPlaceNames | undefined,
    profile: ProfileWithPlaceNames,
  ): void {
    this.mayBeOutdated = false
    this.postalAddressForm.cancelPlaceListRequests()
    const noticeRecipients = before ? changeNoticeRecipients(before.contact) : []
    this.asyncState.showLoadedState({
      phase: 'reading',
      profile,
      lastEdit: { part, isSaved: true, noticeRecipients },
    })
  }

  private showFailure(part: ProfilePart, profile: ProfileWithPlaceNames, failure: SaveContactFailure): void {
    if (failure.kind === 'email-refused' || failure.kind === 'phone-refused')
      this.errors = [contactRefusalError(failure)]
    else {
      this.failure = failure
      this.mayBeOutdated ||= mayRequestHaveBeenDone(failure)
    }
    this.asyncState.showLoadedState({ phase: 'editing', profile, part })
  }

  /** Stores what the customer typed as a draft, or deletes the draft if they have changed nothing. */
  private saveOrDeleteDraft(): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'editing') return
    const { profile, part } = loadedState
    const { customerId } = profile.owner
    const draft: ProfileDraft =
      part === 'contact'
        ? { part, customerId, typed: this.contactForm.typedContact }
        : { part, customerId, typed: this.postalAddressForm.typedAddress }
    if (equalsStoredProfile(draft, profile)) this.drafts.forget()
    else this.drafts.save(draft)
  }
}

/**
 * Returns whether what the customer typed equals the stored profile. That happens, for example, if a change
 * was saved but the lender's answer did not arrive.
 */
function equalsStoredProfile(draft: ProfileDraft, { contact, address }: ProfileWithPlaceNames): boolean {
  return draft.part === 'contact'
    ? haveSameTexts(normalizedContactDetails(draft.typed), contact)
    : haveSameTexts(normalizedPostalAddress(draft.typed), address)
}

function haveSameTexts(
  typed: ContactDetails | PostalAddress,
  known: ContactDetails | PostalAddress,
): boolean {
  const others = new Map<string, string>(Object.entries(known))
  return Object.entries<string>({ ...typed }).every(([field, text]) => others.get(field) === text)
}
