import { isAbsentOr, isShapedAs, isText } from '@/application/shared/shape'
import type { CodeDelivery } from './access.port'

export const isCodeDelivery = isShapedAs<CodeDelivery>({
  phone: isText,
  email: isAbsentOr(isText),
  shownCode: isAbsentOr(isText),
})
