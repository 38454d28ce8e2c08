import type { Result } from '@/domain/shared/result'
import { definePort } from './port'

export interface Clipboard {
  copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>>
}
export const Clipboard = definePort<Clipboard>('Clipboard')
