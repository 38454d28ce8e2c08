import { observer } from 'mobx-react-lite'
import { errorOfField } from '@/ui/kit/form-error'
import { TextField } from '@/ui/kit/text-field'
import { AccountChangeBlockedNotice } from '@/ui/protection/account-change-blocked-notice'
import { profileTexts } from '@/ui/texts/profile.texts'
import { ProfilePartForm, type ProfilePartEditingProps } from './profile-part-form'

const texts = profileTexts.contact

/** The form in which the customer changes their contact details. Source: PRO-02. */
export const ContactEditingForm = observer(function ContactEditingForm({ model }: ProfilePartEditingProps) {
  const { typedContact } = model.contactForm
  return (
    <ProfilePartForm model={model} title={texts.formTitle}>
      <AccountChangeBlockedNotice change="contact" />
      <TextField
        id="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        label={texts.phone}
        hint={texts.phoneHint}
        value={typedContact.phone}
        error={errorOfField(model.errors, 'phone')}
        required
        onChange={(text) => model.changeContact((contact) => contact.setFieldValue('phone', text))}
      />
      <TextField
        id="alternativePhone"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        label={texts.alternativePhone}
        value={typedContact.alternativePhone}
        error={errorOfField(model.errors, 'alternativePhone')}
        onChange={(text) => model.changeContact((contact) => contact.setFieldValue('alternativePhone', text))}
      />
      {/* Not a native e-mail field, because browsers replace ñ in a host with `xn--…` while the customer types. */}
      <TextField
        id="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        label={texts.email}
        hint={texts.emailHint}
        value={typedContact.email}
        error={errorOfField(model.errors, 'email')}
        required
        onChange={(text) => model.changeContact((contact) => contact.setFieldValue('email', text))}
      />
    </ProfilePartForm>
  )
})
