import type { Result } from '@/domain/shared/result'

export interface Clipboard {
  copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>>
}
export const Clipboard = Symbol('Clipboard')
