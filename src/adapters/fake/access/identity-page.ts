import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import {
  identityCheckIdParameterNames,
  identityCheckResults,
  identityProviderStandInPath,
} from './identity-checks'
import { identityProviderStandInTexts as texts } from './identity-stand-in.texts'

const decisionPath = `${identityProviderStandInPath}/decision`

/**
 * Returns the response to a request for the pages that replace the identity provider in the demo, and stores
 * the result that a person chooses there; undefined for any other address.
 */
export async function serveIdentityProviderStandInPage(
  backEnd: FakeBackEnd,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === identityProviderStandInPath) {
    const fields = request.method === 'GET' ? searchParams : await readForm(request)
    return htmlPageResponse(decisionFormHtml(fields.get('externalId') ?? ''))
  }
  if (pathname !== decisionPath || request.method !== 'POST') return undefined
  const fields = await readForm(request)
  const decision = identityCheckResults.find((each) => each === fields.get('decision'))
  const idParameterName = identityCheckIdParameterNames.find((each) => each === fields.get('spelling'))
  const address =
    decision &&
    idParameterName &&
    backEnd.saveIdentityCheckResult(fields.get('externalId') ?? '', { decision, idParameterName })
  return address ? Response.redirect(address, 303) : htmlPageResponse(`<p>${texts.unknown}</p>`)
}

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text())
}

function decisionFormHtml(externalId: string): string {
  const options = identityCheckIdParameterNames.map((spelling) => `<option>${spelling}</option>`)
  const buttons = identityCheckResults.map(
    (decision) => `<p><button name="decision" value="${decision}">${texts.decisions[decision]}</button></p>`,
  )
  return `<p>${texts.lead}</p>
<form method="post" action="${decisionPath}">
<input type="hidden" name="externalId" value="${escapeHtml(externalId)}">
<p><label>${texts.spelling} <select name="spelling">${options.join('')}</select></label></p>
${buttons.join('\n')}
</form>`
}

function htmlPageResponse(content: string): Response {
  const html = `<!doctype html>
<html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<main><h1>${texts.title}</h1>
${content}
</main></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
