import type { CodeDelivery } from '@/application/access/access.port'
import { maybe, shapedAs, text } from './schemas'

export const codeDelivery = shapedAs<CodeDelivery>({
  phone: text,
  email: maybe(text),
  shownCode: maybe(text),
})
