import { observer } from 'mobx-react-lite'
import type { AddressPlace } from '@/domain/profile/places'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { errorOfField } from '@/ui/kit/form-error'
import { SelectField } from '@/ui/kit/select-field'
import type { SelectOption } from '@/ui/kit/select-option'
import { TextField } from '@/ui/kit/text-field'
import { profileTexts } from '@/ui/texts/profile.texts'
import { ProfilePartForm, type ProfilePartEditingProps } from './profile-part-form'
import styles from './profile.module.css'

const texts = profileTexts.address

/** The form in which the customer changes their postal address. Source: PRO-02. */
export const PostalAddressEditingForm = observer(function PostalAddressEditingForm({
  model,
}: ProfilePartEditingProps) {
  return (
    <ProfilePartForm model={model} title={texts.formTitle}>
      <PlaceFields model={model} />
      <StreetFields model={model} />
    </ProfilePartForm>
  )
})

type ModelProps = Pick<ProfilePartEditingProps, 'model'>

/**
 * The fields for province, district and city. Each list depends on the choice in the field before it. Source:
 * PRO-02.
 */
const PlaceFields = observer(function PlaceFields({ model }: ModelProps) {
  const { postalAddressForm } = model
  const { typedAddress } = postalAddressForm
  return (
    <>
      <AsyncBoundary
        asyncState={postalAddressForm.provincesAsyncState}
        skeleton={{ shape: 'row', label: texts.loadingStates }}
        failureNoticeProps={{ title: texts.statesNotLoaded }}
      >
        {({ provinces }) => (
          <SelectField
            id="stateId"
            required
            label={texts.state}
            hint={texts.choiceHint}
            value={typedAddress.stateId}
            options={provinces.map(toOption)}
            error={errorOfField(model.errors, 'stateId')}
            onChange={(id) => model.changePostalAddress((entry) => entry.chooseProvince(id))}
          />
        )}
      </AsyncBoundary>
      {typedAddress.stateId !== '' && (
        <AsyncBoundary
          asyncState={postalAddressForm.districtsAndCitiesAsyncState}
          skeleton={{ shape: 'row', count: 2, label: texts.loadingPlaces }}
          failureNoticeProps={{ title: texts.placesNotLoaded }}
        >
          {({ districtsAndCities }) => (
            <>
              <SelectField
                id="districtId"
                required
                label={texts.district}
                value={typedAddress.districtId}
                options={districtsAndCities.districts.map(toOption)}
                error={errorOfField(model.errors, 'districtId')}
                onChange={(id) => model.changePostalAddress((entry) => entry.chooseDistrict(id))}
              />
              <SelectField
                id="cityId"
                required
                label={texts.city}
                value={typedAddress.cityId}
                options={postalAddressForm.cityOptions.map(toOption)}
                error={errorOfField(model.errors, 'cityId')}
                onChange={(id) => model.changePostalAddress((entry) => entry.chooseCity(id))}
              />
            </>
          )}
        </AsyncBoundary>
      )}
    </>
  )
})

const StreetFields = observer(function StreetFields({ model }: ModelProps) {
  const field = (name: 'street' | 'number' | 'floor' | 'apartment' | 'zipCode') => ({
    id: name,
    value: model.postalAddressForm.typedAddress[name],
    error: errorOfField(model.errors, name),
    onChange: (text: string) => model.changePostalAddress((entry) => entry.setFieldValue(name, text)),
  })
  return (
    <>
      <TextField {...field('street')} label={texts.street} autoComplete="off" required />
      <TextField
        {...field('number')}
        label={texts.number}
        hint={texts.numberHint}
        autoComplete="off"
        required
      />
      <div className={styles['pair']}>
        <TextField {...field('floor')} label={texts.floor} autoComplete="off" />
        <TextField {...field('apartment')} label={texts.apartment} autoComplete="off" />
      </div>
      <TextField
        {...field('zipCode')}
        label={texts.zipCode}
        hint={texts.zipCodeHint}
        autoComplete="postal-code"
        required
      />
    </>
  )
})

function toOption({ id, name: label }: AddressPlace): SelectOption {
  return { value: id, label }
}
