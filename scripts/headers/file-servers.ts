import { brandsFolder } from '#scripts/support/brand-folders'
import { cacheControlValues, hashedAssetsPath } from '#scripts/support/site-headers'
import type { FileServerSettings } from './deployment'

/**
 * Functions that return the configuration with which a file server serves a build, by the server's name.
 * Source: OPS-01.
 */
export const fileServerConfigurationGenerators = {
  nginx: nginxServerConfiguration,
  caddy: caddySiteConfiguration,
  netlify: netlifyFiles,
  cloudfront: cloudFrontConfiguration,
} as const satisfies Readonly<Record<string, (deployment: FileServerSettings) => string>>

export type FileServerName = keyof typeof fileServerConfigurationGenerators

export function isFileServerName(name: string | undefined): name is FileServerName {
  return name !== undefined && Object.hasOwn(fileServerConfigurationGenerators, name)
}

function headerLines(
  { headers }: FileServerSettings,
  line: (name: string, value: string) => string,
): readonly string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** Returns a value in double quotes, as nginx and Caddy read it. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/**
 * Returns the part of an nginx configuration to include in a `server` block whose `root` is the folder of
 * the build.
 */
function nginxServerConfiguration(deployment: FileServerSettings): string {
  // A location with headers of its own inherits none, so each has all of them.
  const headers = headerLines(deployment, (name, value) => `  add_header ${name} ${quoted(value)} always;`)
  const { brandFolder = '' } = deployment
  const own = (file: string) => (brandFolder === '' ? file : `${brandFolder}${file} ${file}`)
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
    ...place(`^~ ${hashedAssetsPath}`, '$uri =404', cacheControlValues.hashed),
    // The files of a brand are read through the addresses of its host alone.
    `location ^~ /${brandsFolder}/ {`,
    ...headers,
    '  return 404;',
    '}',
    ...place('~ \\.[^/]+$', `${own('$uri')} =404`, cacheControlValues.others),
    ...place('/', `${own('$uri.html')} /index.html`, cacheControlValues.others),
    '',
  ].join('\n')
}

/** Returns the configuration of a site for a Caddyfile. */
function caddySiteConfiguration(deployment: FileServerSettings): string {
  return [
    'portal.ejemplo.com {',
    '  root * /ruta/a/dist',
    '  encode zstd gzip',
    '  header {',
    ...headerLines(deployment, (name, value) => `    ${name} ${quoted(value)}`),
    '  }',
    // A missing file is not stored: it may be published a moment later.
    ...['@hashed {', '@others not {'].flatMap((matcher) => [
      `  ${matcher}`,
      `    path ${hashedAssetsPath}*`,
      '    file',
      '  }',
    ]),
    `  header @hashed Cache-Control "${cacheControlValues.hashed}"`,
    `  header @others Cache-Control "${cacheControlValues.others}"`,
    '  @manifest path *.webmanifest',
    '  header @manifest Content-Type application/manifest+json',
    `  @brands path /${brandsFolder}/*`,
    '  error @brands 404',
    // `try_files` takes no matcher, so its long form says that only addresses without a file type have a page.
    '  @page {',
    '    not path_regexp \\.[^/]+$',
    `    not path ${hashedAssetsPath}*`,
    '    file {path}.html /index.html',
    '  }',
    '  rewrite @page {http.matchers.file.relative}',
    '  file_server',
    '}',
    '',
  ].join('\n')
}

/**
 * Returns the two files that Netlify and similar hosts read in the build's folder: `_headers` and
 * `_redirects`. These hosts compress answers without being asked to. No two rules set the same header for one
 * address, because some hosts would join the values. Each hashed file has a rule of its own, because a rule
 * for a folder also applies to the answer 404.
 */
function netlifyFiles(deployment: FileServerSettings): string {
  return [
    '# _headers',
    '/*',
    ...headerLines(deployment, (name, value) => `  ${name}: ${value}`),
    ...deployment.hashedFilePaths.flatMap((path) => [path, `  Cache-Control: ${cacheControlValues.hashed}`]),
    ...['', ...deployment.pagePaths, 'config.json', 'service-worker.js', 'manifest.webmanifest'].flatMap(
      (file) => [`/${file}`, `  Cache-Control: ${cacheControlValues.others}`],
    ),
    '',
    '# _redirects',
    `${hashedAssetsPath}* /404.html 404`,
    `/${brandsFolder}/* /404.html 404!`,
    ...deployment.pagePaths.map((page) => `/${page} /${page}.html 200`),
    '/* /index.html 200',
    '',
  ].join('\n')
}

/**
 * The security headers that CloudFront does not accept among the custom headers, each in the form that
 * CloudFront expects.
 */
const cloudFrontSecurityHeaders = {
  'Content-Security-Policy': (value: string) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Referrer-Policy': (value: string) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
} as const satisfies Readonly<Record<string, (value: string) => object>>

function isCloudFrontSecurityHeader(name: string): name is keyof typeof cloudFrontSecurityHeaders {
  return Object.hasOwn(cloudFrontSecurityHeaders, name)
}

/**
 * Returns what CloudFront's commands take: two response headers policies, and the function that handles
 * the viewer's request. The `Cache-Control` of hashed files comes from the bucket, because a policy's headers
 * are also sent with the answer 404.
 */
function cloudFrontConfiguration({ headers, pagePaths }: FileServerSettings): string {
  const policy = (name: string, caching: Readonly<Record<string, string>>) => {
    const custom = Object.entries({ ...headers, ...caching })
      .filter(([header]) => !isCloudFrontSecurityHeader(header))
      .map(([Header, Value]) => ({ Header, Value, Override: true }))
    return {
      Name: name,
      SecurityHeadersConfig: Object.assign(
        {},
        ...Object.entries(headers).map(([header, value]) =>
          isCloudFrontSecurityHeader(header) ? cloudFrontSecurityHeaders[header](value) : {},
        ),
      ),
      CustomHeadersConfig: { Quantity: custom.length, Items: custom },
    }
  }
  const files = JSON.stringify(Object.fromEntries(pagePaths.map((page) => [`/${page}`, `/${page}.html`])))
  return [
    '// Cada comportamiento con "Compress": true. Lo que falta responde 404 si CloudFront puede listar el bucket (s3:ListBucket); si no, 403.',
    `// aws s3 cp dist${hashedAssetsPath.slice(0, -1)} s3://tu-bucket${hashedAssetsPath.slice(0, -1)} --recursive --cache-control "${cacheControlValues.hashed}"`,
    `// aws cloudfront create-response-headers-policy, para ${hashedAssetsPath}*`,
    JSON.stringify(policy('portal-hashed', {}), undefined, 2),
    '// aws cloudfront create-response-headers-policy, para lo demás',
    JSON.stringify(policy('portal-others', { 'Cache-Control': cacheControlValues.others }), undefined, 2),
    '// aws cloudfront create-function, en viewer-request',
    'function handler(event) {',
    '  var request = event.request;',
    `  if (request.uri.startsWith('/${brandsFolder}/')) return { statusCode: 404 };`,
    `  if (!/\\.[^/]+$/.test(request.uri) && !request.uri.startsWith('${hashedAssetsPath}'))`,
    `    request.uri = ${files}[request.uri] || '/index.html';`,
    '  return request;',
    '}',
    '',
  ].join('\n')
}
