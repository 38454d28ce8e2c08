import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import { normalizedContactDetails, type ContactDetails } from '@/domain/profile/contact'
import { normalizedPostalAddress, type PostalAddress } from '@/domain/profile/postal-address'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ProfileDrafts } from './profile-drafts.port'
import { ProfileGateway, type SaveContactFailure, type ProfileOwner } from './profile.port'

/**
 * Saves the customer's contact details. From then on every screen shows the new e-mail address.
 * Source: PRO-02, PRO-07.
 */
@injectable()
export class SaveContact {
  constructor(
    @inject(ProfileGateway) private readonly gateway: ProfileGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(ProfileDrafts) private readonly drafts: ProfileDrafts,
  ) {}

  async execute(
    owner: ProfileOwner,
    typed: ContactDetails,
  ): Promise<Result<ContactDetails, SaveContactFailure>> {
    const contact = normalizedContactDetails(typed)
    const saved = await this.gateway.saveContact(owner, contact)
    if (!saved.ok) return saved
    this.drafts.forget()
    this.sessions.updateCustomer(owner.taxId, (known) => ({ ...known, email: contact.email }))
    return success(contact)
  }
}

/** Saves the customer's home address. Source: PRO-02, PRO-07. */
@injectable()
export class SaveAddress {
  constructor(
    @inject(ProfileGateway) private readonly gateway: ProfileGateway,
    @inject(ProfileDrafts) private readonly drafts: ProfileDrafts,
  ) {}

  async execute(owner: ProfileOwner, typed: PostalAddress): Promise<Result<PostalAddress, GatewayFailure>> {
    const address = normalizedPostalAddress(typed)
    const saved = await this.gateway.saveAddress(owner, address)
    if (!saved.ok) return saved
    this.drafts.forget()
    return success(address)
  }
}
