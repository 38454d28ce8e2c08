import DOMPurify from 'dompurify'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import { dialablePhoneNumber } from '@/domain/shared/dialable-phone-number'
import { isSafeWebAddress } from '@/domain/shared/web-address'
import { trustedTypesPolicy } from '@/ui/kit/trusted-types'

/** Allowed elements and attributes: no styles, scripts, forms, frames or screen titles. */
const allowedHtml = {
  ALLOWED_TAGS: ['p', 'br', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
} as const

/**
 * Removes the unsafe parts of HTML from outside the portal. Returns the rest, which can be inserted into the
 * page.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ...allowedHtml,
    ALLOWED_TAGS: [...allowedHtml.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowedHtml.ALLOWED_ATTR],
    ...(trustedTypesPolicy && { TRUSTED_TYPES_POLICY: trustedTypesPolicy }),
  })
  for (const link of clean.querySelectorAll('a')) rewriteAddress(link, 'href', safeLinkAddress)
  for (const picture of clean.querySelectorAll('img')) rewriteAddress(picture, 'src', safeAddress)
  return clean
}

/**
 * Replaces the value of an attribute with the address that `read` returns for it. If `read` returns none,
 * the attribute is removed and the text of the element stays.
 */
function rewriteAddress(element: Element, name: string, read: (address: string) => string | undefined): void {
  const address = read(element.getAttribute(name)?.trim() ?? '')
  if (address === undefined) element.removeAttribute(name)
  else element.setAttribute(name, address)
}

/**
 * Returns the address of a link if it is allowed: a path of the portal, a web address, an e-mail address or a
 * phone number. Returns undefined otherwise. Source: GEN-14.
 */
function safeLinkAddress(address: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/is.exec(address) ?? []
  if (scheme.toLowerCase() === 'tel') {
    const number = dialablePhoneNumber(rest)
    return number && `tel:${number}`
  }
  if (scheme) return /^[^\s\p{Cc}\p{Cf}]+$/u.test(rest) ? address : undefined
  return safeAddress(address)
}

function safeAddress(address: string): string | undefined {
  return isSafeWebAddress(address) || portalPathIfSafe(address) !== undefined ? address : undefined
}
