import { useId } from 'react'
import { TextField } from '@/ui/kit/text-field'

interface SearchFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text field for the words of a search. */
export function SearchField(props: SearchFieldProps) {
  return <TextField {...props} id={useId()} name="search" type="search" autoComplete="off" />
}
