import { useState } from 'react'
import { Button } from '@/ui/kit/button'
import { Checkbox } from '@/ui/kit/checkbox'
import { Form } from '@/ui/kit/form'
import { errorOfField, type FormError } from '@/ui/kit/form-error'
import { PasswordField } from '@/ui/kit/password-field'
import { SelectField } from '@/ui/kit/select-field'
import { TextArea } from '@/ui/kit/text-area'
import { TextField } from '@/ui/kit/text-field'
import { componentGalleryTexts } from '@/ui/texts/wiki.texts'

const texts = componentGalleryTexts.form

/**
 * The part of the component gallery that shows form components. They show their errors if the form is
 * submitted empty.
 */
export function FormFieldSamples() {
  const [dni, setDni] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [province, setProvince] = useState('')
  const [words, setWords] = useState('')
  const [remembers, setRemembers] = useState(true)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  function submit() {
    const missing = [
      { fieldId: 'wiki-dni', value: dni, text: texts.dniError },
      { fieldId: 'wiki-password', value: password, text: texts.passwordError },
      { fieldId: 'wiki-province', value: province, text: texts.provinceError },
    ]
    setErrors(missing.filter((field) => field.value === ''))
  }

  return (
    <Form label={texts.label} errors={errors} onSubmit={submit}>
      <TextField
        id="wiki-dni"
        label={texts.dni}
        hint={texts.dniHint}
        value={dni}
        onChange={setDni}
        inputMode="numeric"
        error={errorOfField(errors, 'wiki-dni')}
      />
      <TextField
        id="wiki-code"
        label={texts.code}
        value={code}
        onChange={setCode}
        look="code"
        inputMode="numeric"
        maxLength={4}
      />
      <PasswordField
        id="wiki-password"
        label={texts.password}
        value={password}
        onChange={setPassword}
        error={errorOfField(errors, 'wiki-password')}
      />
      <SelectField
        id="wiki-province"
        label={texts.province}
        value={province}
        onChange={setProvince}
        options={texts.provinces}
        error={errorOfField(errors, 'wiki-province')}
        required
      />
      <TextArea
        id="wiki-words"
        label={texts.words}
        hint={texts.wordsHint}
        value={words}
        onChange={setWords}
      />
      <Checkbox label={texts.remember} checked={remembers} onChange={setRemembers} />
      <Button type="submit">{texts.submit}</Button>
    </Form>
  )
}
