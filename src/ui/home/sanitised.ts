import DOMPurify from 'dompurify'

/** What somebody else's words may be made of: no style, no script, no form, no frame, no title of a screen. */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
} as const

/** The safe part of foreign HTML, ready to stand on the page. */
export function sanitised(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...rules,
    ALLOWED_TAGS: [...rules.ALLOWED_TAGS],
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR],
  })
}
