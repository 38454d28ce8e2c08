import { brandsFolder } from '#scripts/support/brand-folders'
import { cacheControl, hashedAssets } from '#scripts/support/site-headers'
import type { Deployment } from './deployment'

/** The file servers that a deployment is printed for. Source: OPS-01. */
export const fileServers = { nginx, caddy, netlify, cloudfront } as const satisfies Readonly<
  Record<string, (deployment: Deployment) => string>
>

export type FileServer = keyof typeof fileServers

export function isFileServer(name: string | undefined): name is FileServer {
  return name !== undefined && Object.hasOwn(fileServers, name)
}

function listed({ headers }: Deployment, line: (name: string, value: string) => string): readonly string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** In double quotes, as nginx and caddy read it. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/** To include in a `server` block whose `root` is the folder of the build. */
function nginx(deployment: Deployment): string {
  // A location with headers of its own inherits none, so each has all of them.
  const headers = listed(deployment, (name, value) => `  add_header ${name} ${quoted(value)} always;`)
  const { brand = '' } = deployment
  const own = (file: string) => (brand === '' ? file : `${brand}${file} ${file}`)
  const place = (match: string, files: string, caching: string) => [
    `location ${match} {`,
    `  try_files ${files};`,
    ...headers,
    `  add_header Cache-Control "${caching}";`,
    '}',
  ]
  return [
    '# server { root /ruta/a/dist; include este-archivo; }',
    'charset utf-8;',
    'etag on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain;',
    'types { text/html html; text/css css; text/javascript js mjs; application/json json; application/manifest+json webmanifest; image/svg+xml svg; image/png png; image/jpeg jpg; image/webp webp; image/x-icon ico; font/woff2 woff2; text/plain txt; application/wasm wasm; }',
    ...place(`^~ ${hashedAssets}`, '$uri =404', cacheControl.hashed),
    // The files of a brand are read through the addresses of its host alone.
    `location ^~ /${brandsFolder}/ {`,
    ...headers,
    '  return 404;',
    '}',
    ...place('~ \\.[^/]+$', `${own('$uri')} =404`, cacheControl.others),
    ...place('/', `${own('$uri.html')} /index.html`, cacheControl.others),
    '',
  ].join('\n')
}

/** A site of a Caddyfile. */
function caddy(deployment: Deployment): string {
  return [
    'portal.ejemplo.com {',
    '  root * /ruta/a/dist',
    '  encode zstd gzip',
    '  header {',
    ...listed(deployment, (name, value) => `    ${name} ${quoted(value)}`),
    '  }',
    `  @hashed path ${hashedAssets}*`,
    `  @others not path ${hashedAssets}*`,
    `  header @hashed Cache-Control "${cacheControl.hashed}"`,
    `  header @others Cache-Control "${cacheControl.others}"`,
    '  @pages not path_regexp \\.[^/]+$',
    '  try_files @pages {path}.html /index.html',
    '  file_server',
    '}',
    '',
  ].join('\n')
}

/** The two files that Netlify and others of its kind read beside the build. */
function netlify(deployment: Deployment): string {
  return [
    '# _headers',
    '/*',
    ...listed(deployment, (name, value) => `  ${name}: ${value}`),
    `  Cache-Control: ${cacheControl.others}`,
    `${hashedAssets}*`,
    '  ! Cache-Control',
    `  Cache-Control: ${cacheControl.hashed}`,
    '',
    '# _redirects',
    `${hashedAssets}* /404 404`,
    ...deployment.pages.map((page) => `/${page} /${page}.html 200`),
    '/* /index.html 200',
    '',
  ].join('\n')
}

/** Two response headers policies and the function of the viewer's request, as CloudFront's commands take them. */
function cloudfront(deployment: Deployment): string {
  const policy = (name: string, caching: string) => ({
    Name: name,
    CustomHeadersConfig: {
      Items: [...Object.entries(deployment.headers), ['Cache-Control', caching] as const].map(
        ([Header, Value]) => ({
          Header,
          Value,
          Override: true,
        }),
      ),
    },
  })
  const pages = JSON.stringify(
    Object.fromEntries(deployment.pages.map((page) => [`/${page}`, `/${page}.html`])),
  )
  return [
    `// aws cloudfront create-response-headers-policy, para ${hashedAssets}*`,
    JSON.stringify(policy('portal-hashed', cacheControl.hashed), undefined, 2),
    '// aws cloudfront create-response-headers-policy, para lo demás',
    JSON.stringify(policy('portal-others', cacheControl.others), undefined, 2),
    '// aws cloudfront create-function, en viewer-request',
    'function handler(event) {',
    '  var request = event.request;',
    `  if (!/\\.[^/]+$/.test(request.uri)) request.uri = ${pages}[request.uri] || '/index.html';`,
    '  return request;',
    '}',
    '',
  ].join('\n')
}
